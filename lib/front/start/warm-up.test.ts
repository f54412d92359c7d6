import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settle } from '@/tests/fixtures/running/standing-clock';
import { fakeSite } from '@/tests/fixtures/site/page-cache';
import { siteRoutes } from '@/lib/front/route/target';
import { warmUp } from './warm-up';

const routes = siteRoutes(['/', '/villes/[slug]', '/sitemap.xml', '/sitemap/[part]']);
const given = (site: ReturnType<typeof fakeSite>) => ({
  get: site.text,
  make: async () => '',
  offerDictionary: async () => undefined,
  isWithdrawnSince: async () => false,
  routes,
});
const sitemap = (...paths: string[]) =>
  paths.map((path) => `<url><loc>https://www.example.org${path}</loc></url>`).join('\n');

test('every page of the sitemap is ready afterwards', async () => {
  const site = fakeSite();
  site.set('/sitemap.xml', sitemap('/', '/villes/fes'));
  site.set('/', 'home');
  site.set('/villes/fes', 'Fès');
  await warmUp({ ...given(site), maxPages: 100 }).done;
  assert.equal(await site.get('/villes/fes'), 'hit: Fès');
  assert.equal(await site.get('/'), 'hit: home');
});

test('the parts of a long sitemap are followed, up to what the cache can hold', async () => {
  const site = fakeSite();
  site.set('/sitemap.xml', sitemap('/sitemap/1.xml', '/sitemap/2.xml'));
  const cities = Array.from({ length: 8 }, (_, at) => `/villes/v${at}`);
  for (const path of cities) site.set(path, path);
  site.set('/sitemap/1.xml', sitemap(...cities.slice(0, 4)));
  site.set('/sitemap/2.xml', sitemap(...cities.slice(4)));
  await warmUp({ ...given(site), maxPages: 6 }).done;
  assert.deepEqual(
    site.state.renders.filter((url) => url.startsWith('/villes/')),
    cities.slice(0, 6),
  );
});

test('a page that fails, an unknown address or no sitemap at all does not stop the site', async () => {
  const site = fakeSite();
  site.set('/sitemap.xml', sitemap('/villes/fes', '/unknown', '/villes/rabat'));
  site.set('/villes/fes', new Error('broken'));
  site.set('/villes/rabat', 'Rabat');
  await warmUp({ ...given(site), maxPages: 100 }).done;
  assert.equal(await site.get('/villes/rabat'), 'hit: Rabat');
  const down = fakeSite();
  down.set('/sitemap.xml', new Error('no database'));
  await assert.doesNotReject(warmUp({ ...given(down), maxPages: 100 }).done);
});

test('what most pages have is offered before any page is kept, and its sheet stands in it once', async () => {
  const site = fakeSite();
  const listed = ['/', '/masters', '/masters/audit', '/masters/droit'];
  site.set('/sitemap.xml', sitemap(...listed));
  site.set('/', 'home');
  const offered: string[] = [];
  await warmUp({
    ...given(site),
    routes: siteRoutes(['/', '/masters', '/masters/[slug]', '/admissions', '/sitemap.xml']),
    maxPages: 9,
    make: async ({ key }) => `<style>p{}</style>${key} `,
    offerDictionary: async (body) => {
      assert.ok(!site.state.renders.includes('/'), 'the home page was made before');
      offered.push(String(body));
    },
  }).done;
  assert.deepEqual(offered, ['/masters/audit <style>p{}</style>/admissions ']);
});

test('what was withdrawn is in no dictionary, not even in one that was being made', async () => {
  const site = fakeSite();
  let schools = 'fes rabat';
  let isWithdrawn = false;
  let meanwhile: () => void = () => undefined;
  const offered: (string | undefined)[] = [];
  const warming = warmUp({
    ...given(site),
    routes: siteRoutes(['/admissions']),
    maxPages: 1,
    make: async () => {
      const page = schools;
      await settle();
      meanwhile();
      return page;
    },
    offerDictionary: async (body) => void offered.push(body?.toString()),
    isWithdrawnSince: async () => isWithdrawn,
  });
  await warming.done;
  await warming.contentChanged('harmless');
  await warming.contentChanged('unknown');
  assert.deepEqual(offered.splice(0), ['fes rabat']);

  schools = 'fes';
  await warming.contentChanged('withdrawal');
  assert.deepEqual(offered.splice(0), [undefined, 'fes'], 'the one before goes at once');

  let again: Promise<void> | undefined;
  meanwhile = () => {
    schools = '';
    again ??= warming.contentChanged('withdrawal');
  };
  isWithdrawn = true;
  await warming.contentChanged('unknown');
  await again;
  assert.deepEqual(offered, [undefined, undefined, undefined, '']);
});

test('a dictionary that could not be made is made after the next change', async () => {
  let fails = true;
  const offered: (string | undefined)[] = [];
  const warming = warmUp({
    ...given(fakeSite()),
    routes: siteRoutes(['/admissions']),
    maxPages: 1,
    make: async () => (fails ? Promise.reject(new Error('away')) : 'fes'),
    offerDictionary: async (body) => void offered.push(body?.toString()),
  });
  await warming.done;
  assert.deepEqual(offered, []);
  fails = false;
  await warming.contentChanged('harmless');
  await warming.contentChanged('harmless');
  assert.deepEqual(offered, [undefined, 'fes']);
});

test('it can be stopped', async () => {
  const site = fakeSite();
  const cities = Array.from({ length: 50 }, (_, at) => `/villes/v${at}`);
  site.set('/sitemap.xml', sitemap(...cities));
  for (const path of cities) site.set(path, path);
  const warming = warmUp({ ...given(site), maxPages: 100 });
  warming.stop();
  await warming.done;
  assert.ok(site.state.renders.length < 5);
});
