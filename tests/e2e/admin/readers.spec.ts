import { randomUUID } from 'node:crypto';
import { expect, test } from '../kit/test';

const DAY = 24 * 60 * 60 * 1000;

test('what is read is told by article and by where readers came from, for 30 or 90 days', async ({
  adminPage: page,
  db,
}) => {
  const slug = `lu-${randomUUID()}`;
  const title = `Article lu ${slug}`;
  const now = Date.now();
  const words = `introuvable ${slug}`;
  const { id } = await db.article.create({
    data: {
      ...{ title, slug, excerpt: 'e', content: 'c', metaDescription: 'm', author: 'a' },
      publishedAt: new Date(now - 60 * DAY),
    },
  });
  const path = `/master-maroc/${slug}`;
  const daysAgo = (days: number) => new Date(new Date(now - days * DAY).toISOString().slice(0, 10));
  await db.dailyEvent.createMany({
    data: [
      { day: daysAgo(4), event: 'article_view', path, count: 900_000 },
      { day: daysAgo(4), event: 'article_like', path, count: 7 },
      { day: daysAgo(4), event: 'from_search', path, count: 800_000 },
      { day: daysAgo(40), event: 'article_view', path, count: 50_000 },
      { day: daysAgo(2), event: 'search_fruitless', path: words, count: 90_000 },
    ],
  });

  await page.goto('/admin');
  const mostRead = page.getByRole('region', { name: 'Most read in 30 days' });
  await expect(mostRead.getByRole('listitem').filter({ hasText: title })).toContainText(
    '900,000 views',
  );
  const vain = page.getByRole('region', { name: 'Searches without result' });
  await expect(vain).toContainText(words);
  await mostRead.getByRole('link', { name: 'Most read in 30 days: see all' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Readers');
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('Search engines 800,000');
  await expect(row.getByRole('cell')).toHaveText(['900,000', '7']);
  await page.getByRole('navigation', { name: 'Period' }).getByText('Last 90 days').click();
  await expect(row.getByRole('cell')).toHaveText(['950,000', '7']);
  await expect(page.getByRole('region', { name: 'Searches without result' })).toContainText(words);
  await row.getByRole('link', { name: title }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Article' })).toBeVisible();

  await db.dailyEvent.deleteMany({ where: { path: { in: [path, words] } } });
  await db.article.delete({ where: { id } });
});

test('the desk shows what waits: scheduled articles, drafts left alone, last changes', async ({
  adminPage: page,
  db,
}) => {
  const mark = randomUUID();
  const base = { excerpt: 'e', content: 'c', metaDescription: 'm', author: 'a' };
  const old = new Date('2025-01-01');
  const tomorrow = new Date(Date.now() + DAY);
  await db.article.createMany({
    data: [
      { ...base, title: `Demain ${mark}`, slug: `demain-${mark}`, publishedAt: tomorrow },
      { ...base, title: `Oublié ${mark}`, slug: `oublie-${mark}`, updatedAt: old },
      { ...base, title: `Neuf ${mark}`, slug: `neuf-${mark}` },
    ],
  });
  await page.goto('/admin');
  await expect(page.getByRole('region', { name: 'Scheduled' })).toContainText(`Demain ${mark}`);
  const drafts = page.getByRole('region', { name: 'Drafts left alone' });
  await expect(drafts).toContainText(`Oublié ${mark}`);
  await expect(drafts).not.toContainText(`Neuf ${mark}`);
  await drafts.getByRole('link', { name: `Oublié ${mark}` }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Article' })).toBeVisible();
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Create Article' }).click();
  await expect(page.getByRole('dialog', { name: 'Create New Article' })).toBeVisible();
  await db.article.deleteMany({ where: { slug: { endsWith: mark } } });
});
