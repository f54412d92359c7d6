import assert from 'node:assert/strict';
import { bringStaff } from '../../fixtures/data/rows';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { type HTMLElement, parse } from 'node-html-parser';
import { DAY, HOUR, ago, ahead } from '../../fixtures/running/moments';

const { admin, visitor, db, create } = await bringStaff();
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

test('what cannot be looked for is explained', async () => {
  for (const [q, status, words] of [
    ['   ', 200, /de 2 à 100 caractères/],
    ['a', 400, /au moins 2 caractères/],
    ['x'.repeat(101), 400, /trop longue/],
    ['x'.repeat(1_500), 400, /trop longue/],
    ['mot '.repeat(400), 400, /trop longue/],
    ['ab\u0001', 400, /illisibles/],
    ['ab\u0000', 400, /illisibles/],
  ] as const) {
    const { answer, page } = await search({ q });
    assert.equal(answer.status, status, JSON.stringify(q));
    assert.match(page.querySelector('#question-aide')?.text ?? '', words);
    assert.equal(page.querySelectorAll('h1').length, 1);
  }
  const endless = await visitor.get(`/recherche?q=${'x'.repeat(10_000)}`);
  assert.equal(endless.status, 414);
  assert.equal((await visitor.get('/recherche')).status, 200);
  const empty = await visitor.get('/recherche?q=&ville=');
  assert.deepEqual([empty.status, empty.headers.get('location')], [308, '/recherche']);
});

test('a hostile question is shown as it is and does nothing', async () => {
  for (const q of [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' OR 1=1 --",
    "master'); DROP TABLE articles; --",
    '</title><script>alert(1)</script>',
    '{{7*7}} ${7*7}',
    'a:* & !b | (c <-> d)',
    '%00 %_\\',
    '%%%%%%%%%% ______',
    'a b c d e f g h i j k l m n o p q r s t u v w x y z 0 1 2 3 4 5',
    "'' ''' :* 'visa':* <-> ((",
    '‮retour',
    'constructor toString __proto__ valueOf',
  ]) {
    const { answer, page } = await search({ q });
    assert.equal(answer.status, 200, q);
    assert.equal(page.querySelector('#question')?.getAttribute('value'), q);
    const scripts = page.querySelectorAll('script').filter(({ text }) => text === 'alert(1)');
    assert.equal(scripts.length + page.querySelectorAll('[onerror]').length, 0, q);
  }
  assert.ok((await db.article.count()) > 0);
});

test('without results each word of a question can be asked alone', async () => {
  const found = await search({ q: 'xqzwk visa' });
  assert.match(found.page.text, /Aucun résultat pour «\sxqzwk visa\s»/);
  assert.ok(links(found).some(([text, href]) => text === 'visa' && href === '/recherche?q=visa'));
});

const links = ({ page }: { page: HTMLElement }) =>
  page.querySelectorAll('main a').map((a) => [a.text, a.getAttribute('href')]);

test('accents and typing errors are forgiven, and the page says so', async () => {
  const [with_, without] = [await search({ q: 'Équivalence' }), await search({ q: 'equivalence' })];
  assert.deepEqual(with_.titles, without.titles);
  const { page, titles } = await search({ q: 'casablnca' });
  assert.ok(titles.includes('Casablanca'));
  const status = page.querySelector('main [role=status]')?.text ?? '';
  assert.match(status, /Aucun résultat pour «\scasablnca\s»\./);
  assert.match(status, /pour «\sCasablanca\s»/);
});

test('a corrected question can be asked as it was typed, and then the other is offered', async () => {
  const address = '/recherche?q=casablnca&mots=exacts';
  assert.deepEqual(
    links(await search({ q: 'casablnca' })).filter(([text]) => text?.startsWith('Chercher')),
    [['Chercher tout de même «\u00a0casablnca\u00a0»', address]],
  );
  const exact = await search({ q: 'casablnca', mots: 'exacts' });
  assert.deepEqual(exact.titles, []);
  assert.match(exact.page.text, /Vouliez-vous dire «\sCasablanca\s»\s\?/);
  const [, offered] = links(exact).find(([text]) => text === '«\u00a0Casablanca\u00a0»') ?? [];
  assert.equal(offered, '/recherche?q=Casablanca');
  // Some of its words find something, and another question finds all of them.
  const partly = await search({ q: 'finance casablnca', mots: 'exacts' });
  assert.ok(partly.titles.length > 0);
  assert.match(partly.page.text, /Vouliez-vous dire «\sfinance Casablanca\s»\s\?/i);
  assert.ok(
    links(partly).some(([, href]) => href?.endsWith('&mots=exacts')),
    'its groups keep the words',
  );
  const { page } = await search({ q: 'casablanca', mots: 'exacts' });
  assert.doesNotMatch(page.text, /Vouliez-vous dire|tout de même/);
});

test('a question of words that tell nothing finds nothing, and says so', async () => {
  for (const q of ['le la du', 'bghit n9ra f', 'من في على', 'what is the']) {
    const { answer, page, titles } = await search({ q });
    assert.equal(answer.status, 200, q);
    assert.deepEqual(titles, [], q);
    assert.match(page.text, /Aucun résultat pour/, q);
  }
});

test('what has a direct answer alone is not said to have none', async () => {
  const { page } = await search({ q: 'imta kaybda tsjil f master' });
  assert.ok(page.querySelector('#reponse'));
  assert.match(page.text, /Rien d’autre pour «/);
  assert.doesNotMatch(page.text, /Aucun résultat/);
});

const directAnswer = async (q: string) => {
  const { page } = await search({ q });
  const section = page.querySelector('section[aria-labelledby=reponse]');
  const hrefs = section?.querySelectorAll('a').map((a) => a.getAttribute('href')) ?? [];
  return { text: section?.text ?? '', hrefs };
};

test('what is not known is said to be unknown', async () => {
  assert.match((await directAnswer('résultats encg settat')).text, /ne relève pas les résultats/);
  for (const q of ['frais um6p', 'um6p gratuit']) {
    assert.match((await directAnswer(q)).text, /non précisés|tarif publié/, q);
  }
  const { text, hrefs } = await directAnswer('master à distance');
  assert.match(text, /recensé/);
  assert.equal(hrefs[0], '/masters?rythme=distance');
});
