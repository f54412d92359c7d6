import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publicAddresses } from '@/lib/pages';
import { appRoutes, siteRoutes, targetOf } from './target';

const routes = siteRoutes([
  '/villes/[slug]',
  '/villes/[slug]/opengraph-image',
  '/sitemap/[part]',
  '/universites',
  '/universites/[slug]/[establishment]',
  '/masters',
  '/masters/[slug]',
  '/masters/selection',
  '/masters/comparer',
  '/masters/selection.ics',
  '/',
  '/admin',
  '/constructor',
  '/api/[resource]',
  '/recherche',
  '/actualites',
  '/specialisations/[slug]/[city]',
]);
const target = (path: string, search = '') => targetOf(routes.match(path), path, search);

test('a public page is kept by its key, a picture apart from the pages', () => {
  assert.deepEqual(target('/universites', '?page=2&x=y'), {
    key: '/universites?page=2',
    page: '/universites',
    missingKey: '/universites',
    name: undefined,
    filters: [],
    isFile: undefined,
    hasPreviews: undefined,
  });
  assert.deepEqual(target('/villes/fes/opengraph-image'), {
    key: '/villes/fes/opengraph-image',
    page: '/villes/[slug]/opengraph-image',
    missingKey: '/villes/-/opengraph-image',
    name: { entity: 'city', slug: 'fes' },
    filters: [],
    isFile: true,
    hasPreviews: undefined,
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

test('staff pages and what is searched for are never kept', () => {
  for (const path of ['/admin', '/api/articles', '/recherche', '/constructor']) {
    assert.equal(target(path, '?q=x'), undefined, path);
  }
});

const key = (search: string) => target('/universites', search)?.key;

test('only parameters that change the page reach the key', () => {
  assert.equal(key(''), '/universites');
  assert.equal(key('?'), '/universites');
  assert.equal(key('?utm_source=x&fbclid=y'), '/universites');
  assert.equal(key('?ville=fes&utm_source=x'), '/universites?ville=fes');
  assert.equal(target('/', '?ville=fes')?.key, '/');
});

test('one meaning has one key: order, doubles, spelling, the first page and the usual order', () => {
  assert.equal(key('?page=2&tri=programmes&ville=fes'), key('?ville=fes&page=2&tri=programmes'));
  assert.equal(key('?page=2&page=3'), '/universites?page=2');
  assert.equal(key('?ville=%66es'), '/universites?ville=fes');
  assert.equal(key('?page=1'), '/universites');
  assert.equal(key('?tri=nom'), '/universites');
});

test('a value that cannot mean anything is no value', () => {
  for (const search of ['?page=0', '?page=-1', '?page=x', '?page=99999', '?ville=F%C3%A8s']) {
    assert.equal(key(search), '/universites');
  }
  assert.equal(key('?ville=%E0%A4%A'), '/universites');
  for (const order of ['prix', 'programmes2', 'nom-x', '-']) {
    assert.equal(key(`?tri=${order}`), '/universites', order);
  }
});

test('a city in the query is a name to look for, and all that is none has one address', () => {
  const { name, missingKey } = target('/universites', '?tri=programmes&ville=fes&page=2') ?? {};
  assert.deepEqual(name, { entity: 'city', slug: 'fes' });
  assert.equal(missingKey, '/universites?ville=-');
});

test('a parameter of the path must be able to exist', () => {
  assert.equal(target('/sitemap/2.xml')?.key, '/sitemap/2.xml');
  assert.equal(target('/sitemap/fes')?.key, '/sitemap/-');
  assert.equal(target('/villes/fes')?.isNowhere, undefined);
  assert.equal(target('/villes/a--b')?.isNowhere, true);
});

const masters = (search: string) => target('/masters', search);

test('filters of the directory have one order, and one address for all that cannot be', () => {
  const given = '?ville=fes&tri=fiches&specialisation=finance&q=&utm_source=x&page=1';
  assert.equal(masters(given)?.key, '/masters?specialisation=finance&ville=fes');
  assert.equal(masters('?tri=prix&page=x')?.key, '/masters');
  assert.equal(masters('?tri=cout&budget=60000')?.key, '/masters?budget=60000&tri=cout');
  assert.equal(masters('?ville=+fes%20')?.key, '/masters?ville=fes', 'and not the whole list');
  for (const search of [
    '?statut=autre',
    '?budget=1e99',
    '?ville=F%C3%A8s',
    `?ville=${'x'.repeat(300)}`,
  ]) {
    assert.equal(masters(search)?.key, '/masters?filtre=-', search.slice(0, 20));
  }
  assert.equal(masters('?ville=fes')?.missingKey, '/masters?filtre=-');
});

test('a filter with several values is kept once, whatever those are that the page leaves out', () => {
  const twice = masters('?preuve=officielle&preuve=x1&ville=fes');
  assert.equal(twice?.key, '/masters?ville=fes&preuve=officielle&preuve=-');
  assert.deepEqual(masters('?ville=fes&preuve=officielle&preuve=x2&preuve=x3'), twice);
  assert.deepEqual(twice?.filters, [{ entity: 'city', slug: 'fes' }]);
  assert.equal(masters('?ville=&ville=fes')?.key, '/masters?ville=&ville=-');
  assert.equal(masters('?ville=F%C3%A8s&ville=fes')?.key, '/masters?filtre=-');
  assert.equal(masters('?ville=fes&ville=fes')?.key, '/masters?ville=fes');
  assert.equal(masters('?page=2&page=3')?.key, '/masters?page=2');
});

test('what a reader typed into the directory is never kept', () => {
  assert.equal(masters(`?q=${'x'.repeat(10_000)}`), undefined);
  assert.equal(masters('?q=%20')?.key, '/masters');
  assert.equal(masters('?m=mba-hem'), undefined, 'nor the list that hearts complete');
});

test('a list of masters that somebody put together is never kept', () => {
  for (const path of ['/masters/selection', '/masters/comparer', '/masters/selection.ics']) {
    assert.equal(target(path, '?m=mba-hem,finance'), undefined);
    assert.equal(target(path, '?m=%00&m=x'), undefined);
    assert.equal(target(path, '?m=&m=mba-hem'), undefined);
    assert.equal(target(path, '?m=&x=y')?.key, path);
    assert.equal(target(path)?.name, undefined, 'and is no master');
  }
});

test('an establishment is looked for by its own name', () => {
  const { name, missingKey } = target('/universites/hassan-ii/encg-settat') ?? {};
  assert.deepEqual(name, { entity: 'establishment', slug: 'encg-settat' });
  assert.equal(missingKey, '/universites/-/-');
});

test('what a filter names is looked for before anything is rendered', () => {
  const found = target('/masters', '?universite=hassan-ii&ville=fes&etablissement=encg-settat');
  assert.deepEqual(found?.filters, [
    { entity: 'city', slug: 'fes' },
    { entity: 'establishment', slug: 'encg-settat' },
    { entity: 'university', slug: 'hassan-ii' },
  ]);
  assert.deepEqual(target('/specialisations/finance/fes')?.filters, [
    { entity: 'city', slug: 'fes' },
  ]);
  const subjects = (slug: string) => target('/actualites', `?sujet=${slug}`)?.filters;
  assert.deepEqual(subjects('finance'), [{ entity: 'category', slug: 'finance' }]);
  assert.deepEqual(subjects('bourses'), [], 'a topic is none of these');
  for (const search of ['?type=qqq', '?rythme=qqq', '?langue=qq']) {
    assert.equal(target('/masters', search)?.key, '/masters?filtre=-', search);
  }
});

const specific = siteRoutes([
  '/',
  '/villes/[slug]',
  '/villes/[slug]/opengraph-image',
  '/api/[...path]',
  '/api/[resource]',
  '/api/articles/featured',
  '/sitemap.xml',
]);
const page = (path: string) => specific.match(path)?.page;

test('a path finds its route, the most specific first', () => {
  assert.equal(page('/'), '/');
  assert.deepEqual(specific.match('/villes/fes')?.params, { slug: 'fes' });
  assert.equal(page('/villes/fes/opengraph-image'), '/villes/[slug]/opengraph-image');
  assert.equal(page('/api/articles'), '/api/[resource]');
  assert.equal(page('/api/articles/featured'), '/api/articles/featured');
  assert.deepEqual(specific.match('/api/a/b')?.params, { path: 'a/b' });
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
