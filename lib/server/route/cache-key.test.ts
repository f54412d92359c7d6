import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cacheKey } from './cache-key';
import { PUBLIC_ROUTES, type PublicRoute, canExist } from './public-routes';

const list = PUBLIC_ROUTES['/universites'] as PublicRoute;
const key = (search: string) => cacheKey('/universites', search, list);

test('only parameters that change the page reach the key', () => {
  assert.equal(key(''), '/universites');
  assert.equal(key('?'), '/universites');
  assert.equal(key('?utm_source=x&fbclid=y'), '/universites');
  assert.equal(key('?ville=fes&utm_source=x'), '/universites?ville=fes');
  assert.equal(cacheKey('/', '?ville=fes', PUBLIC_ROUTES['/'] as PublicRoute), '/');
});

test('one meaning has one key: order, doubles, spelling and the first page', () => {
  assert.equal(key('?page=2&tri=nom&ville=fes'), key('?ville=fes&page=2&tri=nom'));
  assert.equal(key('?page=2&page=3'), '/universites?page=2');
  assert.equal(key('?ville=%66es'), '/universites?ville=fes');
  assert.equal(key('?page=1'), '/universites');
});

test('a value that cannot mean anything is no value', () => {
  for (const search of ['?page=0', '?page=-1', '?page=x', '?page=99999', '?ville=F%C3%A8s']) {
    assert.equal(key(search), '/universites');
  }
  assert.equal(key('?ville=%E0%A4%A'), '/universites');
});

test('a parameter of the path must be able to exist', () => {
  const city = PUBLIC_ROUTES['/villes/[slug]'] as PublicRoute;
  assert.equal(canExist(city, { slug: 'fes' }), true);
  for (const slug of ['Fes', 'f%C3%A8s', 'a%2Fb', 'fes.rsc', '-', 'a--b', 'x'.repeat(121)]) {
    assert.equal(canExist(city, { slug }), false, slug);
  }
  const part = PUBLIC_ROUTES['/sitemap/[part]'] as PublicRoute;
  assert.equal(canExist(part, { part: '2.xml' }), true);
  assert.equal(canExist(part, { part: 'fes' }), false);
});
