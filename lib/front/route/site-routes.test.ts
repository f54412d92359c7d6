import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publicAddresses } from '@/lib/pages';
import { appRoutes, siteRoutes } from './target';

const routes = siteRoutes([
  '/',
  '/villes/[slug]',
  '/villes/[slug]/opengraph-image',
  '/api/[...path]',
  '/api/[resource]',
  '/api/articles/featured',
  '/sitemap.xml',
]);
const page = (path: string) => routes.match(path)?.page;

test('a path finds its route, the most specific first', () => {
  assert.equal(page('/'), '/');
  assert.deepEqual(routes.match('/villes/fes')?.params, { slug: 'fes' });
  assert.equal(page('/villes/fes/opengraph-image'), '/villes/[slug]/opengraph-image');
  assert.equal(page('/api/articles'), '/api/[resource]');
  assert.equal(page('/api/articles/featured'), '/api/articles/featured');
  assert.deepEqual(routes.match('/api/a/b')?.params, { path: 'a/b' });
});

test('an optional rest matches with and without it', () => {
  const optional = siteRoutes(['/api/[[...path]]', '/api/[resource]']);
  assert.equal(optional.match('/api')?.page, '/api/[[...path]]');
  assert.equal(optional.match('/api/articles')?.page, '/api/[resource]');
  assert.deepEqual(optional.match('/api/a/b')?.params, { path: 'a/b' });
  assert.equal(optional.match('/apis'), undefined);
});

test('what no route matches does not exist', () => {
  for (const path of ['/nope', '/villes', '/villes/a/b', '/sitemapxxml', '/sitemap.xml.rsc']) {
    assert.equal(page(path), undefined, path);
  }
});

test('handlers and redirects are told from pages', () => {
  const mixed = siteRoutes(['/', '/media/[name]'], ['/media/[name]', '/contact/envoi']);
  assert.equal(mixed.match('/')?.isHandler, false);
  assert.equal(mixed.match('/media/a.webp')?.isHandler, true);
  assert.equal(mixed.match('/contact/envoi')?.isHandler, true);
});

test('every address of the map of pages stands in app', () => {
  const { pages, handlers } = appRoutes();
  const missing = publicAddresses.filter((one) => !pages.includes(one) && !handlers.includes(one));
  assert.deepEqual(missing, []);
});
