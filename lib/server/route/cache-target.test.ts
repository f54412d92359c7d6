import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cacheTarget } from './cache-target';
import { siteRoutes } from './site-routes';

const routes = siteRoutes([
  '/villes/[slug]',
  '/villes/[slug]/opengraph-image',
  '/universites',
  '/admin',
  '/api/[resource]',
  '/recherche',
]);
const target = (path: string, search = '') => cacheTarget(routes.match(path), path, search);

test('a public page is kept by its key, a picture apart from the pages', () => {
  assert.deepEqual(target('/universites', '?ville=fes&x=y'), {
    key: '/universites?ville=fes',
    page: '/universites',
    missingKey: '/universites',
    name: undefined,
    isFile: undefined,
  });
  assert.deepEqual(target('/villes/fes/opengraph-image'), {
    key: '/villes/fes/opengraph-image',
    page: '/villes/[slug]/opengraph-image',
    missingKey: '/villes/-/opengraph-image',
    name: { entity: 'city', slug: 'fes' },
    isFile: true,
  });
});

test('what cannot exist costs one render for its whole route', () => {
  for (const slug of ['Fes', 'f%C3%A8s', 'fes.rsc', '..%2Fadmin', 'x'.repeat(300), '-']) {
    assert.equal(target(`/villes/${slug}`)?.key, '/villes/-', slug);
  }
});

test('all that no route matches is one page', () => {
  assert.equal(target('/wp-login.php')?.key, '/-');
  assert.deepEqual(target('/a/b/c'), target('/.env'));
});

test('staff pages, the API and the search are never kept', () => {
  for (const path of ['/admin', '/api/articles', '/recherche']) {
    assert.equal(target(path, '?q=x'), undefined, path);
  }
});
