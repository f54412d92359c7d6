import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { graphFaults } from './check-graph';
import { headFaults, headOf, repeatedHeads, unlistedFaults } from './check-head';
import { spaceFaults } from './check-spaces';
import { type PageKind, kindFaults } from './check-kinds';
import { readPage } from './page';

const SITE = 'https://guide.example.org';
const URL_OF_PAGE = `${SITE}/villes`;

const GRAPH = {
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'Organization', '@id': `${SITE}/#organization`, name: 'Guide', url: `${SITE}/` },
    {
      '@type': 'CollectionPage',
      '@id': `${URL_OF_PAGE}#webpage`,
      url: URL_OF_PAGE,
      name: 'Villes',
      publisher: { '@id': `${SITE}/#organization` },
    },
    {
      '@type': 'ItemList',
      numberOfItems: 1,
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Rabat', url: `${URL_OF_PAGE}/rabat` },
      ],
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Accueil', item: `${SITE}/` },
        { '@type': 'ListItem', position: 2, name: 'Villes', item: URL_OF_PAGE },
      ],
    },
  ],
};

const HEAD = `<title>Villes</title>
<meta name="description" content="${'Une description assez longue pour être montrée telle quelle. '.repeat(2).trim()}">
<meta name="keywords" content="villes"><link rel="canonical" href="${URL_OF_PAGE}">
<link rel="alternate" type="application/atom+xml" href="${SITE}/feed.xml">
<meta property="og:title" content="Villes"><meta property="og:description" content="x">
<meta property="og:url" content="${URL_OF_PAGE}"><meta property="og:type" content="website">
<meta property="og:locale" content="fr_FR"><meta property="og:site_name" content="Guide">
<meta property="og:image" content="${SITE}/a.png"><meta property="og:image:alt" content="x">
<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">
<meta name="twitter:card" content="x"><meta name="twitter:title" content="x">
<meta name="twitter:description" content="x"><meta name="twitter:image" content="${SITE}/a.png">`;

const BODY = `<nav aria-label="Fil d’Ariane"><ol><li>Accueil</li><li>Villes</li></ol></nav>
<main><h1>Villes</h1><article><h2><a href="/villes/rabat">Rabat</a></h2></article></main>
<footer>Guide</footer>`;

type Sample = { graph?: object | string; head?: string; body?: string; lang?: string };

function sample({ graph = GRAPH, head = HEAD, body = BODY, lang = 'fr' }: Sample = {}) {
  const json = typeof graph === 'string' ? graph : JSON.stringify(graph);
  const script = `<script type="application/ld+json">${json}</script>`;
  return readPage(
    URL_OF_PAGE,
    `<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}${script}</body></html>`,
  );
}

test('a page that keeps the rules has no fault', () => {
  assert.deepEqual(headFaults(sample()), []);
  assert.deepEqual(graphFaults(sample()), []);
  assert.deepEqual(kindFaults(sample(), 'list'), []);
});

describe('the head', () => {
  const broken: Record<string, Sample> = {
    'no title': { head: HEAD.replace('<title>Villes</title>', '') },
    'a short description': { head: HEAD.replace(/Une description[^"]*/, 'Court') },
    'another canonical': { head: HEAD.replace(`href="${URL_OF_PAGE}"`, `href="${SITE}/"`) },
    'no canonical': { head: HEAD.replace(/<link rel="canonical"[^>]*>/, '') },
    'a title too long': { head: HEAD.replace('>Villes<', `>${'Villes '.repeat(10)}<`) },
    'a relative image': { head: HEAD.replaceAll(`${SITE}/a.png`, '/a.png') },
    'no feed': { head: HEAD.replace('alternate', 'next') },
    'metadata in the body': { head: '', body: HEAD + BODY },
    'two titles': { head: `${HEAD}<title>Villes</title>` },
    'keywords twice': { head: `${HEAD}<meta name="keywords" content="encore">` },
    'another locale': { head: HEAD.replace('fr_FR', 'en_US') },
    'a small image': { head: HEAD.replace('1200', '600') },
    'another language': { lang: 'en' },
    'a style sheet in the body': { body: `<style>a{}</style>${BODY}` },
    'two h1': { body: `${BODY}<h1>Encore</h1>` },
    noindex: { head: `${HEAD}<meta name="robots" content="noindex">` },
  };
  for (const [name, parts] of Object.entries(broken)) {
    test(name, () => assert.notDeepEqual(headFaults(sample(parts)), []));
  }
});

describe('the graph', () => {
  const edit = (from: string, to: string) => ({
    graph: JSON.stringify(GRAPH).replaceAll(from, to),
  });
  const broken: Record<string, Sample> = {
    'broken JSON': { graph: '{' },
    'a second block': { body: `${BODY}<script type="application/ld+json">{}</script>` },
    'a dangling reference': edit(
      '{"@id":"https://guide.example.org/#organization"}',
      // Absolute, or another rule would find it.
      `{"@id":"${SITE}/#x"}`,
    ),
    'a relative URL': edit(`"item":"${SITE}/"`, '"item":"/"'),
    'another page': edit(`"url":"${URL_OF_PAGE}"`, `"url":"${SITE}/autre"`),
    'a name the page does not show': edit('"name":"Villes"', '"name":"Écoles"'),
    'a description the page does not show': edit(
      '"name":"Villes"',
      '"name":"Villes","description":"Ailleurs"',
    ),
    'a hidden name further down': edit(
      '"name":"Villes"',
      '"name":"Villes","about":{"@type":"Thing","name":"Mer"}',
    ),
    'a sign that is not escaped': edit('"name":"Villes"', '"name":"Villes","x":"</b>"'),
    'the same node twice': edit(`${URL_OF_PAGE}#webpage`, `${SITE}/#organization`),
    'a breadcrumb that ends elsewhere': edit(`"item":"${URL_OF_PAGE}"`, `"item":"${SITE}/x"`),
    'a breadcrumb that starts elsewhere': {
      ...edit('"name":"Accueil"', '"name":"Début"'),
      body: BODY.replace('Accueil', 'Début'),
    },
    'a wrong count': edit('"numberOfItems":1', '"numberOfItems":2'),
    'a foreign item': edit(`${URL_OF_PAGE}/rabat`, 'https://evil.example/rabat'),
    'a wrong position': edit('"position":2', '"position":3'),
    'a retired type': edit('"@type":"CollectionPage"', '"@type":"FAQPage"'),
    'another breadcrumb': { body: BODY.replace('<li>Villes</li>', '<li>Cités</li>') },
  };
  for (const [name, parts] of Object.entries(broken)) {
    test(name, () => assert.notDeepEqual(graphFaults(sample(parts)), []));
  }
});

test('a list names the cards that the page shows, and no other', () => {
  const two = BODY.replace(
    '<article>',
    '<article><h2><a href="/villes/fes">Fès</a></h2></article>$&',
  );
  assert.notDeepEqual(kindFaults(sample({ body: two }), 'list'), []);
  const other = BODY.replace('/villes/rabat', '/villes/sale');
  assert.notDeepEqual(kindFaults(sample({ body: other }), 'list'), []);
  assert.notDeepEqual(kindFaults(sample(), 'topic'), []);
});

describe('each kind of page', () => {
  const node = (type: string, parts: object) => ({ '@type': type, '@id': `${SITE}/#x`, ...parts });
  const page = (kind: PageKind, ...nodes: object[]) =>
    kindFaults(sample({ graph: { '@graph': nodes } }), kind);

  test('misses its own entity', () => {
    for (const kind of ['home', 'university', 'category', 'city', 'article', 'about'] as const) {
      assert.notDeepEqual(kindFaults(sample(), kind), []);
    }
  });

  test('says where a university is, as the page does', () => {
    const body = BODY.replace('<article>', '<dl><a href="https://uca.ma">Site</a></dl>$&');
    const university = node('CollegeOrUniversity', { address: { addressLocality: 'Paris' } });
    const faults = kindFaults(sample({ graph: { '@graph': [university] }, body }), 'university');
    for (const fault of [/official site/, /locality/, /outside Morocco/]) {
      assert.ok(faults.some((one) => fault.test(one)));
    }
  });

  test('has a logo of some size, an author, one date, a short headline, a country', () => {
    const small = node('Organization', { logo: { width: 64, height: 64 } });
    assert.ok(page('home', small).some((fault) => fault.includes('112')));
    const article = node('Article', { headline: 'x'.repeat(111), datePublished: '1', author: {} });
    const faults = page('article', article).join();
    for (const fault of [/110/, /another date/, /without a name/]) assert.match(faults, fault);
    assert.ok(page('city').includes('a city outside Morocco'));
  });
});

test('a sign that could begin a line is told, and code is left alone', () => {
  const text = '<p>Quoi ? « oui » 1 000, 4 min</p><code>a ? b : c</code>';
  assert.equal(spaceFaults(sample({ body: text })).length, 5);
  const right = '<p>Quoi\u202f? «\u00a0oui\u00a0» 1\u202f000, 4\u202fmin</p>';
  assert.deepEqual(spaceFaults(sample({ body: right })), []);
});

test('two pages may not have the same title and description', () => {
  assert.equal(repeatedHeads([sample(), sample()].map(headOf)).length, 2);
  assert.deepEqual(repeatedHeads([sample()].map(headOf)), []);
});

test('an unlisted page has noindex, a description, no canonical, no graph, and its style sheets in the head', () => {
  const head = '<meta name="robots" content="noindex">';
  assert.match(unlistedFaults(sample({ head })).join(), /description of 0/);
  assert.equal(unlistedFaults(sample({ body: `<style>a{}</style>${BODY}` })).length, 4);
});
