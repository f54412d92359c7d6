import assert from 'node:assert/strict';
import { bringStaff } from '../../fixtures/data/rows';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { eventually } from '../../fixtures/running/eventually';
import { onOneDay } from '../../fixtures/running/while-it-lasts';
import { samples } from '../../fixtures/data/samples';

const { admins: admin, visitor, db, create } = await bringStaff();
const LISTS = '/api/admin/addresses';
const mark = () => randomUUID().replaceAll(/[^a-z]/g, '');

type Former = { path: string; leadsTo: string | null; state: string; name: string | null };
const former = async (q: string, more = '') =>
  (await (await admin.get(`${LISTS}/former?q=${q}${more}`)).json()) as Former[];

async function redirect(source: string, target: string): Promise<void> {
  const made = await admin.post(`${LISTS}/redirects`, { source, target });
  assert.equal(made.status, 201, await made.text());
}

test('an old address stands there with what it leads to today, whatever became of the page', async () => {
  const article = { ...samples.articles(), publishedAt: '2026-01-01T00:00:00Z' };
  const { id, title } = await create('articles', article);
  const path = `/api/admin/articles/${id}`;
  const slug = `${article.slug}-deux`;
  await admin.put(path, { ...article, slug });
  const old = `/master-maroc/${article.slug}`;
  const now = async () => (await former(article.slug)).find((row) => row.path === old);
  const leading = { leadsTo: `/master-maroc/${slug}`, state: 'leads', name: title };
  const row = await now();
  assert.deepEqual({ leadsTo: row?.leadsTo, state: row?.state, name: row?.name }, leading);
  assert.equal((await visitor.get(old)).headers.get('location'), leading.leadsTo);

  await admin.put(path, { ...article, slug, publishedAt: null });
  assert.deepEqual([(await now())?.state, (await now())?.leadsTo], ['hidden', null]);
  await admin.delete(path);
  assert.equal((await now())?.state, 'gone');
  assert.equal((await visitor.get(old)).status, 410);
  assert.equal((await former(article.slug, '&state=leads')).length, 0);

  await redirect(old, '/actualites');
  assert.equal((await visitor.get(old)).headers.get('location'), '/actualites');
  assert.deepEqual([(await now())?.state, (await now())?.leadsTo], ['leads', '/actualites']);
});

test('an establishment is told of under its university', async () => {
  const university = await create('universities');
  const school = { ...samples.establishments(), universityId: university.id };
  const { id } = await create('establishments', school);
  const slug = `${school.slug}-deux`;
  await admin.put(`/api/admin/establishments/${id}`, { ...school, slug });
  const [row] = await former(school.slug);
  const under = `/universites/${university.slug}`;
  assert.deepEqual([row?.path, row?.leadsTo], [`${under}/${school.slug}`, `${under}/${slug}`]);
  assert.equal((await visitor.get(row?.path ?? '')).headers.get('location'), row?.leadsTo);

  await admin.delete(`/api/admin/establishments/${id}`);
  const paths = async () => (await former(school.slug)).map(({ path }) => path).toSorted();
  const both = [`${under}/${school.slug}`, `${under}/${slug}`];
  assert.deepEqual(await paths(), both);
  await admin.delete(`/api/admin/universities/${university.id}`);
  assert.deepEqual(await paths(), both);
  await db.trash.deleteMany({ where: { id: { in: [id, university.id] } } });
  assert.deepEqual(await paths(), [], 'when nobody knows where it was');
});

test('more than a thousand old addresses are paged, and searched by old and new name', async () => {
  const { slug, id } = await create('cities');
  const word = mark();
  await db.slugHistory.createMany({
    data: Array.from({ length: 1100 }, (_, at) => ({
      entity: 'city',
      slug: `${word}-${at}`,
      targetId: id,
    })),
  });
  const page = await admin.get(`${LISTS}/former?q=${word}&limit=20&offset=1080`);
  assert.equal(page.headers.get('x-total-count'), '1100');
  assert.equal(((await page.json()) as Former[]).length, 20);
  const past = await admin.get(`${LISTS}/former?q=${word}&limit=20&offset=1100`);
  assert.deepEqual([past.headers.get('x-total-count'), await past.json()], ['1100', []]);
  assert.equal((await former(slug)).length, 1000);
  assert.equal((await former('100%25')).length, 0);
  await db.slugHistory.deleteMany({ where: { targetId: id } });
});

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let visits = 0;
const meet = (path: string) => {
  const address = `192.0.2.${(visits += 1)}`;
  return visitor.get(path, { headers: { 'user-agent': AGENT, 'x-forwarded-for': address } });
};

type Missing = { path: string; count: number; leadsTo: string | null };
const missing = async (q: string) =>
  (await (await admin.get(`${LISTS}/missing?q=${encodeURIComponent(q)}`)).json()) as Missing[];

test('what three visits missed is counted, without a word of who they were', async () => {
  await onOneDay(async () => {
    const word = mark();
    const met = `/${word}-met`;
    for (let visit = 0; visit < 4; visit += 1) assert.equal((await meet(met)).status, 404);
    const city = `/villes/${word}`;
    for (let visit = 0; visit < 3; visit += 1) await meet(`${city}?q=${visit}`);
    await eventually(async () => {
      const rows = await missing(word);
      assert.deepEqual(
        rows.map(({ path, count }) => [path, count]),
        [
          [met, 4],
          [city, 3],
        ],
      );
    });
    const past = await admin.get(`${LISTS}/missing?q=${word}&limit=20&offset=20`);
    assert.deepEqual([past.headers.get('x-total-count'), await past.json()], ['2', []]);
    const stored = await db.dailyEvent.findMany({ where: { path: { contains: word } } });
    assert.deepEqual([...new Set(stored.map(({ event }) => event))], ['not_found']);

    await redirect(met, '/villes');
    const [first, last] = await missing(word);
    assert.deepEqual([first?.path, last?.path, last?.leadsTo], [city, met, '/villes']);
    assert.equal((await missing(`/${word}-mé`)).length, 0);
  });
});
