import { type Page, expect, test } from '../kit/test';

test('the dashboard leads back to the site and out (spec 2.55)', async ({ page, admin, db }) => {
  await page.goto('/admin');
  await expect(page.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/api/logout');
  await page.getByRole('link', { name: 'Back to Site' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Guide Complet des Masters au Maroc',
  );
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await db.session.count({ where: { userId: admin.id } })).toBe(0);
});

test('the cards count what there is, again at every visit (spec 2.54)', async ({
  adminPage: page,
  db,
}) => {
  const counts = {
    'Published articles': await db.article.count({ where: { publishedAt: { lte: new Date() } } }),
    Drafts: await db.article.count({ where: { publishedAt: null } }),
    Universities: await db.university.count(),
    Categories: await db.category.count(),
    Cities: await db.city.count(),
    Users: await db.user.count(),
    'Active subscribers': await db.newsletterSubscriber.count({ where: { active: true } }),
  };
  await page.goto('/admin');
  for (const [label, count] of Object.entries(counts)) {
    await expect(figure(page, label)).toHaveText(count.toLocaleString('en'));
  }
  const { id } = await db.category.create({ data: { name: 'Essai', slug: 'essai-compte' } });
  const cards = page.getByRole('region', { name: 'Summary' });
  await cards.getByRole('link', { name: 'Cities' }).click();
  await page.getByRole('link', { name: 'Back to Admin' }).click();
  await expect(figure(page, 'Categories')).toHaveText(String(counts.Categories + 1));
  await db.category.delete({ where: { id } });
  for (const [label, tab] of [
    ['Published articles', 'Published'],
    ['Drafts', 'Drafts'],
  ] as const) {
    await page.goto('/admin');
    await cards.getByRole('link', { name: label }).click();
    const views = page.getByRole('navigation', { name: 'Views' });
    await expect(views.locator('[aria-current]')).toContainText(tab);
  }
});

function figure(page: Page, label: string) {
  const term = page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
  return term.locator('+ dd');
}
