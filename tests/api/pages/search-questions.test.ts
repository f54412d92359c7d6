import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type HTMLElement, parse } from 'node-html-parser';
import { bringPeople } from '../../fixtures/people/people';

const { visitor, db } = await bringPeople();

async function search(query: Record<string, string>) {
  const answer = await visitor.get(`/recherche?${new URLSearchParams(query)}`);
  const page = parse(await answer.text());
  return { answer, page, titles: page.querySelectorAll('main h3').map(({ text }) => text) };
}

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
