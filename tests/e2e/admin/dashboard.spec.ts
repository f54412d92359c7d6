import { randomUUID } from 'node:crypto';
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

test('views and likes of 30 days are drawn, and listed for who cannot see a drawing', async ({
  adminPage: page,
  db,
}) => {
  const path = `/essai-${randomUUID()}`;
  const today = new Date(new Date().toISOString().slice(0, 10));
  const daysAgo = (days: number) => new Date(today.getTime() - days * 24 * 60 * 60 * 1000);
  await db.dailyEvent.createMany({
    data: [
      { day: daysAgo(3), event: 'article_view', path, count: 1234 },
      { day: daysAgo(3), event: 'article_like', path, count: 56 },
      { day: daysAgo(40), event: 'article_view', path, count: 100_000 },
    ],
  });
  await page.goto('/admin');
  const panel = page.getByRole('region', { name: 'Last 30 days' });
  const chart = panel.getByRole('img', { name: /views and likes/ });
  await expect(chart).toBeVisible();
  await expect(chart.locator('rect:has(title)')).toHaveCount(30);
  const day = daysAgo(3).toISOString().slice(0, 10);
  await expect(chart.locator('title', { hasText: day })).toHaveText(`${day}: 1234 views, 56 likes`);
  await panel.getByText('Show as a table').click();
  await expect(panel.getByRole('row')).toHaveCount(31);
  const line = panel.getByRole('row').filter({ hasText: day.split('-').toReversed().join('/') });
  await expect(line).toContainText('1,234');
  await expect(panel).not.toContainText('100,');
  await db.dailyEvent.deleteMany({ where: { path } });
});

test('a visit and a like of an article raise the figures of their day', async ({
  adminPage: page,
  request,
}) => {
  const read = async () => {
    await page.goto('/admin');
    const panel = page.getByRole('region', { name: 'Last 30 days' });
    const totals = numbersIn(await panel.getByText(/article views, .* likes/).textContent());
    const cells = (await panel.getByRole('cell', HIDDEN).allTextContents()).flatMap(numbersIn);
    const sumOf = (column: number) =>
      cells.reduce((sum, cell, at) => sum + (at % 2 === column ? cell : 0), 0);
    expect(totals).toEqual([sumOf(0), sumOf(1)]);
    // Midnight may come meanwhile: what was counted today is then yesterday’s.
    const [today = [], yesterday = []] = [cells.slice(0, 2), cells.slice(2, 4)];
    return today.map((figure, at) => figure + (yesterday[at] ?? 0));
  };
  const [views = 0, likes = 0] = await read();
  const { origin, host } = new URL(page.url());
  for (const name of ['article_view', 'article_like']) {
    const event = { name, url: `${origin}/master-maroc/etudier-a-fes`, domain: host };
    const answer = await request.post('/api/event', {
      data: JSON.stringify(event),
      headers: { 'content-type': 'text/plain', 'user-agent': BROWSER, origin },
    });
    expect(answer.status()).toBe(202);
    expect(answer.headers()['x-plausible-dropped']).toBeUndefined();
  }
  await expect.poll(read).toEqual([views + 1, likes + 1]);
});

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** The table is folded, so its cells are hidden. */
const HIDDEN = { includeHidden: true };

const numbersIn = (text: string | null) =>
  (text?.match(/\d[\d,]*/g) ?? []).map((number) => Number(number.replaceAll(',', '')));

function figure(page: Page, label: string) {
  const term = page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
  return term.locator('+ dd');
}
