import assert from 'node:assert/strict';
import { bringStaff } from '../../fixtures/data/rows';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { samples } from '../../fixtures/data/samples';
import { eventually } from '../../fixtures/running/eventually';
import { onOneDay } from '../../fixtures/running/while-it-lasts';
import { createClient, siteUnderTest } from '../../fixtures/site/client';

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };
const { admin, db, create } = await bringStaff();
const site = siteUnderTest();
const title = `Article lu ${randomUUID()}`;
/** Letters alone, that nobody has looked for yet. */
const newWord = () => `zzq${randomUUID().replace(/[^a-z]/g, '')}`;
const article = await create('articles', { title, publishedAt: '2024-01-01T00:00:00Z' });
const read = (referrer: unknown) =>
  createClient().post(
    '/api/event',
    {
      ...{ name: 'article_view', url: `${site}/master-maroc/${article.slug}` },
      ...{ domain: new URL(site).host, referrer },
    },
    { headers: { ...BROWSER, 'content-type': 'text/plain' } },
  );

async function counts(): Promise<Record<string, number>> {
  const path = `/master-maroc/${article.slug}`;
  const rows = await db.dailyEvent.findMany({ where: { path } });
  const sums: Record<string, number> = {};
  for (const { event, count } of rows) sums[event] = (sums[event] ?? 0) + count;
  return sums;
}

test('a reading is counted with the kind of site it came from, and with no address', async () => {
  const came = [
    'https://www.google.com/',
    'https://l.facebook.com/',
    '',
    null,
    7,
    `${site}/villes`,
  ];
  for (const referrer of came) assert.equal((await read(referrer)).status, 202);
  await eventually(async () =>
    assert.deepEqual(await counts(), {
      ...{ article_view: 6, from_search: 1, from_social: 1, from_direct: 3, from_site: 1 },
    }),
  );
});

test('the screen shows them, also after the article has got another address', async () => {
  const found = await (await admin.get(`/api/admin/articles/${article.id}`)).json();
  const slug = `${article.slug}-neuf`;
  const saved = await admin.put(`/api/admin/articles/${article.id}`, {
    ...samples.articles(),
    ...{ title, slug, publishedAt: found.publishedAt, updatedAt: found.updatedAt },
  });
  assert.equal(saved.status, 200, await saved.clone().text());
  const html = await (await admin.get('/admin/readers?days=90')).text();
  const row = html
    .slice(html.indexOf(title))
    .slice(0, 600)
    .replaceAll(/<!-- -->/g, '');
  assert.match(row, /Search engines 1 · Social networks 1 · Directly 3 · This site 1/);
  assert.match(row, /<td>6<\/td><td>0<\/td>/);
});

const search = (words: string, headers = BROWSER) =>
  createClient().get(`/recherche?q=${encodeURIComponent(words)}`, { headers });

test('what three visits looked for in vain stands there, what two did does not', async () => {
  await onOneDay(async () => {
    const word = newWord();
    for (const _ of [1, 2]) await search(`${word} seul`);
    for (const _ of [1, 2, 3]) assert.equal((await search(`Où est ${word} ?`)).status, 200);
    const kept = () => db.dailyEvent.findMany({ where: { path: { startsWith: word } } });
    await eventually(async () => assert.equal((await kept()).length, 1));
    const [row] = await kept();
    assert.deepEqual([row?.event, row?.path, row?.count], ['search_fruitless', word, 3]);
    assert.match(await (await admin.get('/admin/readers')).text(), new RegExp(word));
  });
});
