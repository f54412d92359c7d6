import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type HTMLElement, parse } from 'node-html-parser';
import { bringStaff } from '../../fixtures/data/rows';
import { DAY, ago, ahead } from '../../fixtures/running/moments';

const { admin, db, create } = await bringStaff();
const mark = randomUUID();
const path = `/master-maroc/lu-${mark}`;
const words = `introuvable ${mark}`;
const dayOf = (days: number) =>
  ago(days * DAY)
    .toISOString()
    .slice(0, 10);

before(async () => {
  const text = { excerpt: 'e', content: 'c', metaDescription: 'm', author: 'a' };
  const articles = [
    { title: 'Lu', publishedAt: ago(60 * DAY) },
    { title: 'Demain', publishedAt: ahead(DAY) },
    { title: 'Oublié', updatedAt: ago(500 * DAY) },
    { title: 'Neuf' },
  ];
  await db.article.createMany({
    data: articles.map((row) => ({
      ...text,
      ...row,
      title: `${row.title} ${mark}`,
      slug: `${row.title.toLowerCase().replace('é', 'e')}-${mark}`,
    })),
  });
  const counts: [days: number, event: string, path: string, count: number][] = [
    [4, 'article_view', path, 900_000],
    [4, 'article_like', path, 7],
    [4, 'from_search', path, 800_000],
    [40, 'article_view', path, 50_000],
    [2, 'search_fruitless', words, 90_000],
  ];
  await db.dailyEvent.createMany({
    data: counts.map(([days, event, counted, count]) => ({
      day: new Date(dayOf(days)),
      event,
      path: counted,
      count,
    })),
  });
});
after(async () => {
  await db.dailyEvent.deleteMany({ where: { path: { in: [path, words] } } });
  await db.article.deleteMany({ where: { slug: { endsWith: mark } } });
});

const read = async (address: string) => parse(await (await admin.get(address)).text());
const panel = (page: HTMLElement, title: string) =>
  page
    .querySelectorAll('section')
    .find((section) => section.querySelector('h2')?.text === title)
    ?.structuredText.replaceAll('\n', ' ') ?? '';

test('the dashboard shows what was read, what waits and what was forgotten', async () => {
  const page = await read('/admin');
  assert.match(panel(page, 'Most read in 30 days'), new RegExp(`Lu ${mark}.*900,000 views`));
  assert.match(panel(page, 'Searches without result'), new RegExp(`${words} 90,000`));
  assert.match(panel(page, 'Scheduled'), new RegExp(`Demain ${mark}`));
  assert.match(panel(page, 'Drafts left alone'), new RegExp(`Oublié ${mark}`));
  assert.doesNotMatch(panel(page, 'Drafts left alone'), new RegExp(`Neuf ${mark}`));
});

test('what a person verified is told, and what is due this week with the way to it', async () => {
  const name = `Échu ${mark}`;
  // Fees hold for a year: those of almost a year ago are due.
  const due = { name, publishedAt: ago(DAY).toISOString(), verifiedOn: dayOf(362) };
  const made = await create('programmes', due);
  const page = await read('/admin');
  const told = panel(page, 'Facts verified by a person');
  assert.match(told, /12 weeks ago.*Today, of [\d,]+ published facts/);
  const link = page.querySelector(`a[href="/admin/programmes?edit=${made.id}"]`);
  assert.equal(link?.text, name);
  assert.match(link?.parentNode?.text ?? '', /· Status, .*Amount \(DH\)/);
  assert.doesNotMatch(link?.parentNode?.text ?? '', /Title|Rhythm/);
});

test('views and likes of 30 days are drawn, and listed for who cannot see a drawing', async () => {
  const page = await read('/admin');
  const bars = page.querySelectorAll('svg.chart rect title').map(({ text }) => text);
  assert.equal(bars.length, 30);
  const [, views = 0, likes = 0] =
    bars
      .map((bar) => /^(\S+): (\d+) views, (\d+) likes$/.exec(bar)?.slice(1) ?? [])
      .find(([day]) => day === dayOf(4))
      ?.map(Number) ?? [];
  assert.ok(views >= 900_000 && likes >= 7, `${views} and ${likes}`);
  const rows = page.querySelectorAll('.data-table tbody tr').map((row) => row.structuredText);
  assert.equal(rows.length, 30);
  const cells = [views, likes].map((count) => count.toLocaleString('en'));
  assert.ok(rows.some((row) => cells.every((cell) => row.includes(cell))));
});

test('what is read is told by article and by where readers came from, for 30 or 90 days', async () => {
  for (const [query, views] of [
    ['', '900,000'],
    ['?days=90', '950,000'],
  ] as const) {
    const page = await read(`/admin/readers${query}`);
    const row = page.querySelectorAll('tr').find(({ text }) => text.includes(`Lu ${mark}`));
    const cells = row?.querySelectorAll('td').map(({ text }) => text);
    assert.deepEqual(cells, [views, '7']);
    assert.match(row?.text ?? '', /Search engines 800,000/);
    assert.match(panel(page, 'Searches without result'), new RegExp(words));
  }
});
