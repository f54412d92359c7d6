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
await create('articles', { title: `Titre neuf ${mark}`, publishedAt: yesterday, cityId: city.id });
await create('articles', { title: `Brouillon ${mark}` });
await create('articles', { title: `Demain ${mark}`, publishedAt: ahead(HOUR).toISOString() });

test('nobody finds a draft or an article to come, and staff find no more than anybody', async () => {
  for (const who of [visitor, admin]) {
    const html = await (await who.get(address({ q: mark }))).text();
    assert.match(html, /Titre neuf/);
    assert.doesNotMatch(html, /Brouillon|Demain/);
  }
});

test('the city and the kind narrow what is shown', async () => {
  assert.deepEqual((await search({ q: mark, ville: city.slug })).titles, [`Titre neuf ${mark}`]);
  assert.deepEqual((await search({ q: 'casablanca', type: 'villes' })).groups, ['Villes']);
  const { groups } = await search({ q: 'casablanca' });
  assert.equal(groups[0], 'Villes');
  for (const group of ['Villes', 'Universités', 'Articles']) assert.ok(groups.includes(group));
});

test('links to a kind and to its pages keep the question', async () => {
  const all = await search({ q: 'master' });
  const links = all.page.querySelectorAll('main section > a').map((a) => a.getAttribute('href'));
  assert.ok(links.includes('/recherche?q=master&type=articles'), links.join(' '));
  assert.equal(all.page.querySelector('main a[rel=next]'), null);
  const first = await search({ q: 'master', type: 'articles' });
  const next = first.page.querySelector('main a[rel=next]')?.getAttribute('href');
  assert.equal(next, '/recherche?q=master&type=articles&page=2');
  const second = await search({ q: 'master', type: 'articles', page: '2' });
  assert.ok(second.page.querySelector('main a[rel=prev]'));
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
