import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { graphFaults } from './check-graph';
import { headFaults, unlistedFaults } from './check-head';
import { kindFaults } from './check-kinds';
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
<meta property="og:title" content="Villes"><meta property="og:description" content="x">
<meta property="og:url" content="${URL_OF_PAGE}"><meta property="og:type" content="website">
<meta property="og:locale" content="fr_FR"><meta property="og:site_name" content="Guide">
<meta property="og:image" content="${SITE}/a.png"><meta property="og:image:alt" content="x">
<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">
<meta name="twitter:card" content="x"><meta name="twitter:title" content="x">
<meta name="twitter:description" content="x"><meta name="twitter:image" content="x">`;

const BODY = `<nav aria-label="Fil d’Ariane"><ol><li>Accueil</li><li>Villes</li></ol></nav>
<main><h1>Villes</h1><article data-card>Rabat</article></main>`;

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
    'no canonical': { head: HEAD.replace(/<link[^>]*>/, '') },
    'metadata in the body': { head: '', body: HEAD + BODY },
    'another locale': { head: HEAD.replace('fr_FR', 'en_US') },
    'a small image': { head: HEAD.replace('1200', '600') },
    'another language': { lang: 'en' },
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
      '{"@id":"#x"}',
    ),
    'a relative URL': edit(`"item":"${SITE}/"`, '"item":"/"'),
    'another page': edit(`"url":"${URL_OF_PAGE}"`, `"url":"${SITE}/autre"`),
    'a name the page does not show': edit('"name":"Villes"', '"name":"Écoles"'),
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

test('a list must count the cards it shows', () => {
  const two = BODY.replace('<article', '<article data-card>Fès</article><article');
  assert.notDeepEqual(kindFaults(sample({ body: two }), 'list'), []);
});

test('each kind of page misses its own entity', () => {
  for (const kind of ['home', 'university', 'category', 'city', 'article', 'about'] as const) {
    assert.notDeepEqual(kindFaults(sample(), kind), []);
  }
});

test('an unlisted page has noindex, no canonical and no graph', () => {
  assert.equal(unlistedFaults(sample()).length, 3);
});
