import { randomUUID } from 'node:crypto';
import { awayFromMidnight } from '../../fixtures/running/steady-clock';
import { adminScreens } from './admin-screens';
import { type Page, expect, test } from '../kit/test';

// One after the other: they change the same figures.
test.describe.configure({ mode: 'default' });

test('the dashboard leads everywhere, back to the site and out', async ({ page, admin, db }) => {
  test.slow();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  const sections = page.getByRole('navigation', { name: 'Sections' });
  for (const { path, title } of adminScreens.slice(1)) {
    await sections.locator(`a[href="${path}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.getByRole('link', { name: 'Back to Admin' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  }
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

test('the cards count what there is, again at every visit', async ({ adminPage: page, db }) => {
  // Other tests add and remove rows meanwhile: a count must lie between two looks at the database.
  const counts: [label: string, count: () => Promise<number>][] = [
    ['Published articles', () => db.article.count({ where: { publishedAt: { lte: new Date() } } })],
    ['Drafts', () => db.article.count({ where: { publishedAt: null } })],
    ['Universities', () => db.university.count()],
    ['Categories', () => db.category.count()],
    ['Cities', () => db.city.count()],
    ['Users', () => db.user.count()],
    ['Active subscribers', () => db.newsletterSubscriber.count({ where: { active: true } })],
  ];
  for (const [label, count] of counts) {
    await expect(async () => {
      const before = await count();
      await page.goto('/admin');
      const shown = await figure(page, label);
      expect([before, await count()]).toContain(shown);
    }).toPass();
  }
  const mark = randomUUID().slice(0, 8);
  const cards = page.getByRole('region', { name: 'Summary' });
  let made = 0;
  await expect(async () => {
    // One more for each visit: a count that was kept from the last one is too low.
    made += 1;
    await db.category.create({ data: { name: 'Essai', slug: `essai-${made}-${mark}` } });
    await cards.getByRole('link', { name: 'Cities' }).click();
    const before = await db.category.count();
    await page.getByRole('link', { name: 'Back to Admin' }).click();
    const shown = await figure(page, 'Categories');
    expect([before, await db.category.count()]).toContain(shown);
  }).toPass();
  await db.category.deleteMany({ where: { slug: { endsWith: mark } } });
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
  await expect(chart.locator('title', { hasText: day })).toHaveText(
    /^\d{4}-\d\d-\d\d: 1[23]\d\d views, \d+ likes$/,
  );
  await panel.getByText('Show as a table').click();
  await expect(panel.getByRole('row')).toHaveCount(31);
  const line = panel.getByRole('row').filter({ hasText: day.split('-').toReversed().join('/') });
  await expect(line).toContainText('1,234');
  await expect(panel).not.toContainText('100,');
  await db.dailyEvent.deleteMany({ where: { path } });
});

test('a visit and a like of an article raise today’s figures', async ({
  adminPage: page,
  request,
}) => {
  test.setTimeout(180_000);
  await awayFromMidnight();
  // Other days are other tests’, which take away again what they added.
  const today = async () => {
    await page.goto('/admin');
    const panel = page.getByRole('region', { name: 'Last 30 days' });
    const totals = numbersIn(await panel.getByText(/article views, .* likes/).textContent());
    const cells = (await panel.getByRole('cell', HIDDEN).allTextContents()).flatMap(numbersIn);
    const sumOf = (column: number) =>
      cells.reduce((sum, cell, at) => sum + (at % 2 === column ? cell : 0), 0);
    expect(totals).toEqual([sumOf(0), sumOf(1)]);
    return cells;
  };
  const [views = 0, likes = 0] = await today();
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
  await expect(async () => {
    const [viewsNow = 0, likesNow = 0] = await today();
    expect(viewsNow).toBeGreaterThan(views);
    expect(likesNow).toBeGreaterThan(likes);
  }).toPass();
});

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** The table is folded, so its cells are hidden. */
const HIDDEN = { includeHidden: true };

const numbersIn = (text: string | null) =>
  (text?.match(/\d[\d,]*/g) ?? []).map((number) => Number(number.replaceAll(',', '')));

async function figure(page: Page, label: string): Promise<number> {
  const term = page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) });
  const text = await term.locator('+ dd').textContent();
  return Number(text?.replaceAll(',', ''));
}
