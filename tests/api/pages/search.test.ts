import assert from 'node:assert/strict';
import { bringStaff } from '../../fixtures/data/rows';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { type HTMLElement, parse } from 'node-html-parser';
import { DAY, HOUR, ago, ahead } from '../../fixtures/running/moments';

const { admin, visitor, create } = await bringStaff();
// A word that no other text has, made of letters alone: figures would be another word.
const mark = `zorglub${randomUUID().replace(/[^a-f]/g, '')}`;
const yesterday = ago(DAY).toISOString();

const address = (query: Record<string, string>) => `/recherche?${new URLSearchParams(query)}`;

async function search(query: Record<string, string>) {
  const answer = await visitor.get(address(query));
  const page = parse(await answer.text());
  const texts = (selector: string) =>
    page.querySelectorAll(selector).map((element: HTMLElement) => element.text);
  return { answer, page, titles: texts('main h3'), groups: texts('main section > h2'), texts };
}

const city = await create('cities');
await create('articles', {
  title: `Corps neuf ${mark.slice(0, 3)}`,
  content: mark,
  publishedAt: yesterday,
});
await create('articles', { title: `Titre ancien ${mark}`, publishedAt: '2024-01-01T00:00:00Z' });
await create('articles', { title: `Titre neuf ${mark}`, publishedAt: yesterday, cityId: city.id });
await create('articles', { title: `Brouillon ${mark}` });
await create('articles', { title: `Demain ${mark}`, publishedAt: ahead(HOUR).toISOString() });

test('title before body, fresh before old; drafts and articles to come never', async () => {
  const { answer, titles, groups, page } = await search({ q: mark });
  assert.equal(answer.status, 200);
  assert.deepEqual(groups, ['Articles']);
  assert.deepEqual(titles, [
    `Titre neuf ${mark}`,
    `Titre ancien ${mark}`,
    `Corps neuf ${mark.slice(0, 3)}`,
  ]);
  assert.equal(page.querySelectorAll('main mark').length, 3);
  for (const q of [`brouillon ${mark}`, `demain ${mark}`]) {
    const { titles } = await search({ q });
    assert.doesNotMatch(titles.join(), /Brouillon|Demain/, q);
  }
});

test('an admin finds no more than anybody', async () => {
  const html = await (await admin.get(address({ q: mark }))).text();
  assert.doesNotMatch(html, /Brouillon|Demain/);
});

test('the city and the kind narrow what is shown', async () => {
  assert.deepEqual((await search({ q: mark, ville: city.slug })).titles, [`Titre neuf ${mark}`]);
  assert.deepEqual((await search({ q: 'casablanca', type: 'villes' })).groups, ['Villes']);
  const { groups } = await search({ q: 'casablanca' });
  assert.equal(groups[0], 'Villes');
  for (const group of ['Villes', 'Universités', 'Articles']) assert.ok(groups.includes(group));
});

test('five of a kind beside each other, then twenty a page, with links that keep the question', async () => {
  const all = await search({ q: 'master' });
  const links = all.page.querySelectorAll('main section > a').map((a) => a.getAttribute('href'));
  assert.ok(links.includes('/recherche?q=master&type=articles'), links.join(' '));
  assert.equal(all.page.querySelector('main a[rel=next]'), null);
  const asked = { q: 'master', type: 'articles' };
  const { page, titles } = await search(asked);
  assert.equal(titles.length, 20);
  const next = page.querySelector('main a[rel=next]')?.getAttribute('href');
  assert.equal(next, '/recherche?q=master&type=articles&page=2');
  const second = await search({ ...asked, page: '2' });
  assert.notDeepEqual(second.titles, titles);
  assert.ok(second.page.querySelector('main a[rel=prev]'));
  const last = await search({ ...asked, page: '999' });
  assert.equal(last.answer.status, 200);
  assert.ok(last.titles.length > 0);
});

test('some of the words are better than nothing, and the page says so', async () => {
  const { page, titles } = await search({ q: 'casablanca zzyzx' });
  assert.ok(titles.includes('Casablanca'), titles.join(' | '));
  assert.match(
    page.querySelector('main [role=status]')?.text ?? '',
    /Rien ne réunit tous vos mots/,
  );
  const { page: whole } = await search({ q: 'finance casablanca' });
  assert.doesNotMatch(whole.querySelector('main [role=status]')?.text ?? '', /Rien ne réunit/);
});

test('markup in what is found is text too', async () => {
  const title = `<b onclick="x">${mark}</b> & <script>alert(1)</script>`;
  await create('articles', { title, excerpt: `<i>${mark}</i>`, publishedAt: yesterday });
  const { page, titles } = await search({ q: mark });
  assert.ok(titles.includes(title), titles.join(' | '));
  assert.equal(page.querySelectorAll('main b, main i, main [onclick]').length, 0);
  assert.equal(
    page.querySelectorAll('main mark').every(({ text }) => text === mark),
    true,
  );
});

test('nothing between here and the reader keeps a page of results', async () => {
  const answer = await visitor.get(`${address({ q: 'droit' })}&utm_source=x&type=nulle-part`);
  assert.equal(answer.status, 200);
  assert.match(answer.headers.get('cache-control') ?? '', /no-store/);
});
