import { expect, test } from '../kit/test';

test('views of unknown addresses and searches there are counted, all as one page', async ({
  page,
  db,
}) => {
  const counted = async (event: string) => {
    const rows = await db.dailyEvent.findMany({ where: { event, path: '/404' } });
    return rows.reduce((sum, { count }) => sum + count, 0);
  };
  const [views, searches] = [await counted('pageview'), await counted('search')];
  await page.goto('/nulle-part-ici');
  // Its script makes a combobox of it when it is entered.
  const box = page.locator('input[type=search]:visible');
  await box.fill('finance');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/recherche\?q=finance/);
  await expect.poll(() => counted('search')).toBe(searches + 1);
  await expect.poll(() => counted('pageview')).toBeGreaterThan(views);
});
