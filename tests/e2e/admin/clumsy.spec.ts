import { randomUUID } from 'node:crypto';
import { samples } from '../../fixtures/data/samples';
import { make } from '../kit/by-keys';
import { hold } from '../kit/hold';
import { expectToast } from './admin-screens';
import { card } from '../kit/lists';
import { type Page, expect, test as base } from '../kit/test';

type City = { id: string; name: string };

/** A city of the test's own, open in the list, and a way to delete it behind the page's back. */
const test = base.extend<{ city: City; removeBehind: () => Promise<void> }>({
  city: async ({ page, context, admin, baseURL, db }, provide) => {
    const headers = { origin: baseURL ?? '' };
    const name = `Ville ${admin.id.slice(0, 8)}`;
    const data = { ...samples.cities(), name, slug: `ville-${randomUUID().slice(0, 8)}` };
    const answer = await context.request.post('/api/admin/cities', { headers, data });
    expect(answer.status()).toBe(201);
    const { id } = (await answer.json()) as { id: string };
    await page.goto(`/admin/cities?q=${encodeURIComponent(name)}`);
    await expect(card(page, name)).toBeVisible();
    await provide({ id, name });
    await context.request.delete(`/api/admin/cities/${id}`, { headers });
    await db.slugHistory.deleteMany({ where: { slug: data.slug } });
  },
  removeBehind: async ({ city, context, baseURL }, provide) => {
    const headers = { origin: baseURL ?? '' };
    await provide(async () => {
      const answer = await context.request.delete(`/api/admin/cities/${city.id}`, { headers });
      expect(answer.status()).toBe(200);
    });
  },
});

test('two clicks before anything is drawn delete once', async ({ page, city }) => {
  const deleted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deleted.push(request.url());
  });
  await card(page, city.name).getByRole('button', { name: 'Delete' }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
  await clickTwiceAtOnce(confirm);
  await expectToast(page, 'City deleted successfully');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(deleted).toHaveLength(1);
});

test('two filters chosen before anything is drawn both count', async ({ adminPage: page }) => {
  await page.goto('/admin/articles');
  await expect(page.getByRole('article').first()).toBeVisible();
  const filters = page.getByRole('combobox').filter({ hasText: 'Any' });
  // What there is to choose comes after the list.
  for (const at of [0, 1]) {
    await expect(filters.nth(at).locator('option').nth(1)).toBeAttached();
  }
  const chosen = await filters.evaluateAll((selects: HTMLSelectElement[]) =>
    selects.slice(0, 2).map((select) => {
      select.selectedIndex = 1;
      const { value } = select;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      return value;
    }),
  );
  expect(chosen).toHaveLength(2);
  for (const [at, value] of chosen.entries()) await expect(filters.nth(at)).toHaveValue(value);
  expect([...new URL(page.url()).searchParams.values()].toSorted()).toEqual(chosen.toSorted());
});

test('an answer before it is known what would be lost deletes nothing, and is asked for again', async ({
  page,
  city,
  context,
  baseURL,
  db,
}) => {
  const article = await make(context.request, baseURL ?? '', 'articles', {
    ...samples.articles(),
    cityId: city.id,
  });
  const deleted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deleted.push(request.url());
  });
  const uses = await hold(page, '**/uses');
  await card(page, city.name).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('button', { name: 'Deleting...' })).toBeVisible();
  uses.go();
  await expect(question).toContainText('1 article will lose this city.');
  expect(deleted).toHaveLength(0);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'City deleted successfully');
  expect(deleted).toHaveLength(1);
  await db.article.delete({ where: { id: article.id } });
});

test('a row that was deleted elsewhere leaves the list when somebody deletes it here', async ({
  page,
  city,
  removeBehind,
}) => {
  await removeBehind();
  await card(page, city.name).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Failed to delete city', 'Error');
  await expect(card(page, city.name)).toHaveCount(0);
  await expect(page.getByText('No cities found')).toBeVisible();
});

test('what was typed stays when the row is deleted elsewhere before it is saved', async ({
  page,
  city,
  removeBehind,
}) => {
  await card(page, city.name).getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit City' });
  await form.getByLabel('Description').fill('Une description.');
  await removeBehind();
  await form.getByRole('button', { name: 'Save City' }).click();
  await expectToast(page, 'Failed to update city', 'Error');
  await expect(form.getByLabel('Description')).toHaveValue('Une description.');
});

test('whoever comes back from the provider can sign in again', async ({ page }) => {
  // An answer without content leaves the page as it is.
  await page.route('**/api/login**', (route) => route.fulfill({ status: 204 }));
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByText('Going to the sign-in page')).toBeAttached();
  // What the browser says when it shows a page again as it was left.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
});

function clickTwiceAtOnce(button: ReturnType<Page['getByRole']>): Promise<void> {
  return button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}
