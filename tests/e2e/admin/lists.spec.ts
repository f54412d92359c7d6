import { expectToast } from './admin-screens';
import { card, listFollows } from '../kit/lists';
import { insertManyRows } from './many-rows';
import { test } from '../kit/own-site';
import { type Page, expect } from '../kit/test';

// From the empty site to the full one, at one site.
test.describe.configure({ mode: 'default' });

const EMPTY = [
  ['/admin/articles', 'No articles found'],
  ['/admin/users?q=nobody', 'No users found'],
  ['/admin/newsletter', 'No subscribers yet'],
] as const;

test('only lists that the search ranks promise the best match', async ({ adminPage: page }) => {
  const sorts = page.getByRole('combobox', { name: 'Sort' });
  for (const [list, isRanked] of [
    ['programmes', true],
    ['calls', false],
  ] as const) {
    await page.goto(`/admin/${list}?q=encg`);
    await expect(sorts).toBeVisible();
    await expect(sorts.getByRole('option', { name: 'Best match first' })).toHaveCount(
      isRanked ? 1 : 0,
    );
  }
});

test('every list says that it is empty (spec 2.58, 2.68)', async ({ adminPage: page }) => {
  for (const [path, text] of EMPTY) {
    await page.goto(path);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  }
  await expect(
    page.getByText('Newsletter subscribers will appear here when users sign up.', { exact: true }),
  ).toBeVisible();
  await expect(figure(page, 'Total Subscribers')).toHaveText('0');
  await expect(figure(page, 'Growth Rate')).toHaveText('+0 this month');
});

test.describe('with 10,000 rows', () => {
  test.beforeAll(async ({ db }) => {
    await insertManyRows(db);
  });

  test('10,000 articles: pages, sorts and search, kept by the address', async ({
    adminPage: page,
  }) => {
    const pages = page.getByRole('navigation', { name: 'Pages' });
    const first = page.getByRole('article').first();
    await page.goto('/admin/articles');
    await expect(page.getByRole('article')).toHaveCount(20);
    await expect(pages).toContainText('1–20 of 10,000');
    await expect(pages).toContainText('Page 1 of 500');
    await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();

    const sort = (label: string) => () => page.getByLabel('Sort by').selectOption({ label });
    await listFollows(page, sort('Title'), { sort: 'title' });
    await expect(first).toContainText('Article 00001');
    const next = pages.getByRole('button', { name: 'Next' });
    await listFollows(page, () => next.click(), { sort: 'title', page: '2' });
    await expect(page).toHaveURL(/\?sort=title&page=2$/);
    // Every tenth article has another title: the 21st of the others is number 23.
    await expect(first).toContainText('Article 00023');
    await page.reload();
    await expect(first).toContainText('Article 00023');
    await expect(pages).toContainText('21–40 of 10,000');
    await expect(page.getByLabel('Sort by')).toHaveValue('title');

    const search = page.getByRole('searchbox', { name: 'Search articles' });
    const typed = (text: string) => () => search.fill(text);
    await listFollows(page, typed('bourse'), { q: 'bourse', sort: 'title' });
    await expect(page).toHaveURL(/\?q=bourse&sort=title$/);
    await expect(pages).toContainText('1–20 of 1,000');
    await expect(first).toContainText('Bourse 00010');
    await listFollows(page, sort('Most viewed'), { q: 'bourse', sort: '-viewCount' });
    await expect(first).toContainText('9,990 views');
    await page.reload();
    await expect(search).toHaveValue('bourse');
    await expect(first).toContainText('9,990 views');
    await page.goBack();
    await expect(page.getByLabel('Sort by')).toHaveValue('title');
    await expect(first).toContainText('Bourse 00010');
    await expect(search).toHaveValue('bourse');
    await search.fill('');
    await expect(pages).toContainText('of 10,000');
    await listFollows(page, typed('rien de tel'), { q: 'rien de tel' }, []);
    await expect(page.getByText('No articles found', { exact: true })).toBeVisible();
  });

  test('newsletter: many rows are sorted and counted (spec 2.68, 2.69)', async ({
    adminPage: page,
  }) => {
    await page.goto('/admin/newsletter');
    await expect(figure(page, 'Total Subscribers')).toHaveText('10,000');
    await expect(figure(page, 'Active Subscribers')).toHaveText('9,900');
    await expect(figure(page, 'Growth Rate')).toHaveText('+990 this month');
    const sort = page.getByLabel('Sort by');
    await listFollows(page, () => sort.selectOption({ label: 'Oldest first' }), {
      sort: 'subscribedAt',
    });
    const first = page.getByRole('article').first().getByRole('heading');
    await expect(first).toHaveText('abonne-09999@example.org');
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('of 9,900');
  });

  test('from an address beyond the last page, and from one whose only row is deleted, the last is shown', async ({
    adminPage: page,
    db,
  }) => {
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await page.goto('/admin/articles?sort=title&page=501');
    await expect(pages).toContainText('9,981–10,000 of 10,000');
    await expect(page).toHaveURL(/page=500$/);
    await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
    await db.category.create({ data: { name: 'Zzz', slug: 'zzz' } });
    await page.goto('/admin/categories?page=61');
    await card(page, 'Zzz').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Category deleted successfully');
    const last = page.getByRole('article').last().getByRole('heading');
    await expect(last).toHaveText('Spécialité 01200');
    await expect(page).toHaveURL(/page=60$/);
  });

  test('a select offers all of more than a thousand rows', async ({ adminPage: page }) => {
    await page.goto('/admin/universities?q=00001');
    await page.getByRole('button', { name: 'Edit Université 00001' }).click();
    const city = page.getByRole('dialog').getByLabel('City', { exact: true });
    await expect(city.locator('option')).toHaveCount(1201);
    await city.selectOption({ label: 'Ville 01200' });
    await page.getByRole('button', { name: 'Save University' }).click();
    await expect(card(page, 'Université 00001')).toContainText('Ville 01200');
  });
});

function figure(page: Page, label: string) {
  return page.getByRole('term').filter({ hasText: label }).locator('+ dd');
}
