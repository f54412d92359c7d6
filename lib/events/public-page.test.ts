import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publicPage } from './public-page';

const SITE = 'https://guide.example';

test('knows the pages of the site, whatever their query or fragment', () => {
  const cases: Record<string, object> = {
    '/': { path: '/', kind: 'page', slug: '' },
    '/#newsletter': { path: '/', kind: 'page', slug: '' },
    '/recherche?q=finance': { path: '/recherche', kind: 'page', slug: '' },
    '/universites/': { path: '/universites', kind: 'page', slug: '' },
    '/master-maroc/un-article?utm=x': {
      path: '/master-maroc/un-article',
      kind: 'article',
      slug: 'un-article',
    },
    '/villes/rabat': { path: '/villes/rabat', kind: 'city', slug: 'rabat' },
    '/universites/hassan-ii': {
      path: '/universites/hassan-ii',
      kind: 'university',
      slug: 'hassan-ii',
    },
    '/specialisations/finance': {
      path: '/specialisations/finance',
      kind: 'category',
      slug: 'finance',
    },
  };
  for (const [path, page] of Object.entries(cases)) {
    assert.deepEqual(publicPage(SITE + path, SITE), page, path);
  }
});

test('knows no other address', () => {
  const strange = ['/admin', '/api/event', '/nulle-part', '/villes/A', '/villes/a/b', '/..%2f'];
  for (const path of strange) assert.equal(publicPage(SITE + path, SITE), undefined, path);
  for (const url of [
    '',
    '/villes',
    'https://evil.example/',
    `${SITE}.evil.example/`,
    'x'.repeat(9),
  ])
    assert.equal(publicPage(url, SITE), undefined, url);
  assert.equal(publicPage(`${SITE}/villes/${'a'.repeat(300)}`, SITE), undefined);
});
