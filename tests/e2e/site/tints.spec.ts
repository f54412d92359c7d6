import { SILENCE, watchForNoise } from '../kit/quiet-page';
import { type Page, expect, test } from '../kit/test';

const FINANCE = '/specialisations/finance';

test('a specialisation has its colour when its page is opened and when a link leads there (spec 2.25)', async ({
  page,
  baseURL,
}) => {
  const watch = await watchForNoise(page, baseURL);
  await page.goto(FINANCE, { waitUntil: 'networkidle' });
  const opened = await tint(page);
  expect(opened).not.toBe('#059669');

  await page.goto('/specialisations', { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('link', { name: 'Finance', exact: true }).first().click();
  await expect(page).toHaveURL(FINANCE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finance');
  expect(await tint(page)).toBe(opened);
  expect(await watch.noise()).toEqual(SILENCE);
});

test('MBA & Management has the green of the specification (spec 2.25)', async ({ page }) => {
  await page.goto('/specialisations/mba-management');
  await expect(page.locator('main .badge').first()).toHaveCSS(
    'background-color',
    'rgb(5, 150, 105)',
  );
});

/** The colour of the ground that the page's heading stands on. */
async function tint(page: Page): Promise<string> {
  return page
    .locator('main [class*="tint-"]')
    .first()
    .evaluate((element) => getComputedStyle(element).getPropertyValue('--tint'));
}
