import assert from 'node:assert/strict';
import { bringStaff } from '../../fixtures/data/rows';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { problem } from '../../fixtures/people/people';
import type { ListSummary } from '@/lib/admin/list-summary';

const { admin, visitor, db, create } = await bringStaff();
const mark = randomUUID().slice(0, 8);
const author = `Autrice ${mark}`;
const category = await create('categories');
const city = await create('cities');

const make = (title: string, part: object) =>
  create('articles', { title: `${title} ${mark}`, author, publishedAt: null, ...part });
const rows = [
  await make('Brouillon', { categoryId: category.id }),
  // The last hour of August in UTC is September in Morocco.
  await make('Septembre', { publishedAt: '2024-08-31T23:30:00Z', cityId: city.id }),
  await make('Octobre', { publishedAt: '2024-10-01T10:00:00Z', categoryId: category.id }),
  await make('Demain', { publishedAt: '2999-01-01T10:00:00Z', author: `Autre ${mark}` }),
];

async function titles(query: Record<string, string>, who = admin): Promise<string[]> {
  const answer = await who.get(`/api/articles?${new URLSearchParams({ q: mark, ...query })}`);
  assert.equal(answer.status, 200, JSON.stringify(query));
  const found = (await answer.json()) as { title: string }[];
  assert.equal(answer.headers.get('x-total-count'), String(found.length));
  return found.map(({ title }) => title.split(' ')[0] ?? '').sort();
}

test('articles are narrowed by state, subject, place, author and month, and by all at once', async () => {
  assert.equal((await titles({})).length, 4);
  assert.deepEqual(await titles({ state: 'draft' }), ['Brouillon']);
  assert.deepEqual(await titles({ state: 'scheduled' }), ['Demain']);
  assert.deepEqual(await titles({ state: 'published' }), ['Octobre', 'Septembre']);
  assert.deepEqual(await titles({ category: category.slug }), ['Brouillon', 'Octobre']);
  assert.deepEqual(await titles({ city: city.slug }), ['Septembre']);
  assert.deepEqual(await titles({ author }), ['Brouillon', 'Octobre', 'Septembre']);
  assert.deepEqual(await titles({ month: '2024-09' }), ['Septembre']);
  assert.deepEqual(await titles({ month: '2024-08' }), []);
  assert.deepEqual(await titles({ author, category: category.slug, state: 'draft' }), [
    'Brouillon',
  ]);
});

test('no filter shows visitors what is not published', async () => {
  for (const state of ['draft', 'scheduled']) {
    assert.deepEqual(await titles({ state }, visitor), []);
  }
  assert.deepEqual(await titles({ author }, visitor), ['Octobre', 'Septembre']);
});

test('the summary counts each state, and offers what the rows have', async () => {
  const path = '/api/admin/articles/summary';
  const { counts, choices } = (await (await admin.get(path)).json()) as ListSummary;
  const count = (publishedAt: null | { gt: Date } | { lte: Date }) =>
    db.article.count({ where: { publishedAt } });
  const now = new Date();
  const draft = await count(null);
  const scheduled = await count({ gt: now });
  const published = await count({ lte: now });
  const trash = await db.trash.count({ where: { entity: 'article' } });
  assert.ok(draft > 0 && scheduled > 0 && published > 0);
  const all = draft + scheduled + published;
  assert.deepEqual(counts, { all, draft, scheduled, published, trash });
  const values = (name: string) => choices[name]?.map(({ value }) => value) ?? [];
  assert.ok(values('author').includes(author));
  assert.ok(values('category').includes(category.slug));
  assert.ok(values('month').includes('2024-09') && !values('month').includes('2024-08'));
  assert.deepEqual(values('month'), values('month').toSorted().reverse());
});

const bulk = (body: object) => admin.post('/api/admin/articles/bulk', body);
const stored = async (ids: readonly string[]) =>
  (await db.article.findMany({ where: { id: { in: [...ids] } }, orderBy: { publishedAt: 'asc' } }))
    // Each with its date and when it was written last.
    .map(({ publishedAt, updatedAt }) => [publishedAt?.toISOString() ?? null, +updatedAt] as const);
const dates = async (ids: readonly string[]) => (await stored(ids)).map(([date]) => date);
type Former = { id: string; publishedAt: string | null; set: string | null };
const unpublish = async (ids: readonly string[]) => {
  const answer = await bulk({ action: 'unpublish', ids });
  assert.equal(answer.status, 200);
  return (await answer.json()) as { changed: number; former: Former[] };
};

test('what was unpublished together gets its own dates back, and a wrong one changes nothing', async () => {
  const [draft = '', ...ids] = rows.slice(0, 3).map(({ id }) => id);
  const before = await dates(ids);
  const { changed, former } = await unpublish([draft, ...ids]);
  assert.equal(changed, 2);
  assert.deepEqual(former.map(({ id }) => id).sort(), ids.toSorted());
  assert.deepEqual(former.map(({ publishedAt }) => publishedAt).sort(), before);
  assert.ok(former.every(({ set }) => set === null));
  assert.deepEqual(await dates(ids), [null, null]);
  const gone = { id: randomUUID(), publishedAt: before[0], set: null };
  assert.equal((await bulk({ action: 'redate', rows: [...former, gone] })).status, 422);
  assert.deepEqual(await dates(ids), [null, null]);
  const undone = await bulk({ action: 'redate', rows: former });
  assert.equal(((await undone.json()) as { changed: number }).changed, 2);
  const after = await stored(ids);
  assert.deepEqual(
    after.map(([date]) => date),
    before,
  );
  const again = await bulk({ action: 'redate', rows: former });
  assert.deepEqual(await again.json(), { changed: 0, former: [] });
  assert.deepEqual(await stored(ids), after, 'a row whose date is right is not written');
});

test('what a colleague published meanwhile is not undone, nor any of the others', async () => {
  const ids = rows.slice(1, 3).map(({ id }) => id);
  const [theirs = '', other = ''] = ids;
  const before = await dates(ids);
  const { former } = await unpublish(ids);
  const published = await bulk({ action: 'publish', ids: [theirs] });
  const [meanwhile] = ((await published.json()) as { former: Former[] }).former;
  assert.equal(meanwhile?.publishedAt, null);
  const answer = await bulk({ action: 'redate', rows: former });
  assert.equal(answer.status, 409);
  const { code, issues } = await problem(answer);
  assert.equal(code, 'edited_meanwhile');
  assert.deepEqual(issues, [
    { path: theirs, message: 'Someone else changed its publication meanwhile' },
  ]);
  assert.deepEqual(await dates([theirs]), [meanwhile?.set]);
  assert.deepEqual(await dates([other]), [null]);
  const back = former.map((row) => (row.id === theirs ? { ...row, set: meanwhile?.set } : row));
  assert.equal((await bulk({ action: 'redate', rows: back })).status, 200);
  assert.deepEqual(await dates(ids), before);
});
