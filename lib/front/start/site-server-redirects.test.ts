import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { createFindRedirect } from '@/lib/content/known-names';
import {
  DATABASE_DOWN,
  failing,
  htmlPage,
  serve,
  startServer,
} from '@/tests/fixtures/site/site-server';
import { bumpGeneration, setCutOff } from '@/lib/front/freshness/generation';

const redirects = new Map<string, string>();
describe('the server and where it leads on', () => {
  let site: Awaited<ReturnType<typeof startServer>>;
  before(async () => {
    site = await startServer({
      redirects,
      pages: {
        '/villes/renommee': async (_, response) =>
          void response.writeHead(308, { Location: '/villes/fes' }).end(),
        '/villes/supprimee': htmlPage('<h1>Retirée</h1>', 410),
        '/master-maroc/nulle': htmlPage('', 404),
        '/master-maroc/partie': htmlPage('', 410),
        '/master-maroc/brouillon': (request, response) =>
          htmlPage('', request.headers.cookie ? 200 : 404)(request, response),
      },
    });
  });
  after(() => site.stop());
  beforeEach(() => {
    redirects.clear();
    bumpGeneration();
    site.asked.length = 0;
    site.missed.length = 0;
  });

  const get = async (path: string, headers: Record<string, string> = {}, of = site) => {
    const answer = await of.send(path, { headers });
    return answer.headers.location ?? answer.status;
  };

  test('an address without a page leads on, the second time from memory', async () => {
    redirects.set('/ancienne', '/villes/fes');
    assert.equal(await get('/ancienne'), '/villes/fes');
    const asked = site.asked.length;
    const { status, headers } = await site.send('/ancienne');
    assert.equal(status, 308);
    assert.equal(headers['cache-control'], 'public, max-age=0, must-revalidate');
    assert.match(String(headers['content-security-policy']), /^default-src 'none'/);
    assert.equal(site.asked.length, asked);
    assert.deepEqual(site.missed, []);
  });

  test('whatever is asked for beside the path is left behind, however the path is spelt', async () => {
    redirects.set('/ancienne', '/villes/fes');
    assert.equal(await get('/ancienne?utm_source=x&page=2'), '/villes/fes');
    assert.equal(await get('//ancienne/'), '/ancienne');
    assert.equal(await get('/%61ncienne?b=c'), '/ancienne?b=c');
    assert.equal(await get('/Ancienne'), 404);
  });

  test('a page that lives goes before its redirect; what is missing or gone does not', async () => {
    redirects.set('/villes/fes', '/universites');
    redirects.set('/universites', '/');
    assert.equal(await get('/villes/fes'), 200);
    assert.equal(await get('/universites'), 200);
    redirects.set('/villes/nulle', '/villes/fes');
    redirects.set('/villes/supprimee', '/villes/fes');
    redirects.set('/villes/Casa_blanca.html', '/villes/fes');
    bumpGeneration();
    for (const path of ['/villes/nulle', '/villes/supprimee', '/villes/Casa_blanca.html']) {
      assert.equal(await get(path), '/villes/fes', path);
    }
  });

  test('no redirect speaks for other addresses than its own', async () => {
    redirects.set('/-', '/villes/fes');
    redirects.set('/villes/-', '/villes/fes');
    for (const path of ['/nulle', '/villes/nulle', '/villes/NULLE', '/autre']) {
      assert.equal(await get(path), 404, path);
    }
  });

  test('a save that asks what stands at an address waits longer for its page than a reader', async (t) => {
    const limits: number[] = [];
    t.mock.method(AbortSignal, 'timeout', (ms: number) => {
      limits.push(ms);
      return new AbortController().signal;
    });
    assert.equal(await get('/villes/fes'), 200);
    assert.deepEqual(await site.addresses.visit('/villes/fes'), { status: 200, location: '' });
    const [reader = NaN, staff = NaN] = limits;
    assert.ok(staff > reader, `${staff} ms`);
  });

  test('where a page leads on to, the redirect leads at once', async () => {
    redirects.set('/ancienne', '/villes/renommee');
    assert.equal(await get('/ancienne'), '/villes/fes');
  });

  test('it leads past pages that are no more, and never in a circle or to nothing', async () => {
    redirects.set('/villes/a', '/villes/nulle');
    redirects.set('/villes/nulle', '/villes/b');
    assert.equal(await get('/villes/a'), 404);
    redirects.set('/villes/b', '/villes/renommee');
    bumpGeneration();
    assert.deepEqual(
      [await get('/villes/a'), await get('/villes/nulle')],
      ['/villes/fes', '/villes/fes'],
    );
    redirects.set('/villes/b', '/villes/nulle');
    redirects.set('/villes/supprimee', '/villes/a');
    bumpGeneration();
    for (const path of ['/villes/a', '/villes/b', '/villes/nulle'])
      assert.equal(await get(path), 404, path);
    assert.equal(await get('/villes/supprimee'), 410);
    for (let at = 1; at < 100; at += 1) redirects.set(`/villes/x${at}`, `/villes/x${at + 1}`);
    bumpGeneration();
    site.asked.length = 0;
    assert.equal(await get('/villes/x1'), 404);
    assert.ok(site.asked.length < 20, `${site.asked.length} renders`);
  });

  test('staff are led on as readers are, unless a page is there that only they see', async () => {
    const staff = { cookie: `next-auth.session-token=${'a'.repeat(40)}` };
    for (const path of ['/master-maroc/nulle', '/master-maroc/partie', '/master-maroc/brouillon']) {
      redirects.set(path, '/villes/fes');
      assert.equal(await get(path), '/villes/fes', path);
    }
    assert.equal(await get('/master-maroc/nulle', staff), '/villes/fes');
    assert.equal(await get('/master-maroc/partie', staff), '/villes/fes');
    assert.equal(await get('/master-maroc/brouillon', staff), 200);
    assert.deepEqual(site.missed, []);
    redirects.clear();
    bumpGeneration();
    assert.equal(await get('/master-maroc/nulle', staff), 404);
  });

  test('while the database is away, redirects and missing addresses answer as before', async (t) => {
    let isAway = false;
    const query = async () => {
      if (isAway) throw DATABASE_DOWN;
      return { rows: [{ source: '/ancienne', target: '/villes/fes' }] };
    };
    const pages: NonNullable<Parameters<typeof startServer>[0]>['pages'] = {};
    const findRedirect = createFindRedirect(() => ({ query }) as never);
    const other = await serve(t, { pages, findRedirect });
    t.after(() => setCutOff(false));
    const both = async () => [await get('/ancienne', {}, other), await get('/nulle', {}, other)];
    assert.deepEqual(await both(), ['/villes/fes', 404]);
    isAway = true;
    setCutOff(true);
    for (const path of ['/villes/fes', '/-']) pages[path] = failing(DATABASE_DOWN);
    assert.deepEqual(await both(), ['/villes/fes', 404]);
    bumpGeneration();
    assert.deepEqual(
      await both(),
      [503, 503],
      'what was there before a change may be wrong by now',
    );
  });

  test('it works, and ends, with the next change of the content', async () => {
    assert.equal(await get('/ancienne'), 404);
    redirects.set('/ancienne', '/villes/fes');
    bumpGeneration();
    assert.equal(await get('/ancienne'), '/villes/fes');
    redirects.delete('/ancienne');
    bumpGeneration();
    assert.equal(await get('/ancienne'), 404);
  });

  test('staff’s addresses and files of a build are never redirected', async () => {
    for (const path of ['/admin', '/api/rien', '/_next/static/a.js', '/gate/forbidden']) {
      redirects.set(path, '/villes/fes');
      const { headers } = await site.send(path);
      if (path !== '/gate/forbidden') assert.equal(headers.location, undefined, path);
    }
  });

  test('addresses that readers miss are told, from memory too, and nothing else is', async () => {
    for (const path of ['/nulle', '/nulle?q=secret', '/villes/nulle', '/villes/nulle'])
      await get(path);
    assert.deepEqual(site.missed, ['/nulle', '/nulle', '/villes/nulle', '/villes/nulle']);
    site.missed.length = 0;
    await site.send('/nulle', { method: 'HEAD' });
    await site.send('/nulle', { headers: { 'sec-purpose': 'prefetch' } });
    for (const path of ['/', '/_next/static/a.js', '/villes/fes', '/villes/supprimee'])
      await get(path);
    assert.deepEqual(site.missed, []);
  });
});
