import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { startServer } from '@/tests/fixtures/site/site-server';
import { bumpGeneration } from '@/lib/process/generation';

const redirects = new Map<string, string>();
let site: Awaited<ReturnType<typeof startServer>>;
before(async () => {
  site = await startServer({
    redirects,
    pages: {
      '/villes/renommee': async (_, response) => {
        response.statusCode = 308;
        response.setHeader('Location', '/villes/fes');
        response.end();
      },
      '/villes/supprimee': async (_, response) => {
        response.statusCode = 410;
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end('<h1>Retirée</h1>');
      },
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

const get = async (path: string) => {
  const { status, headers } = await site.send(path);
  return headers.location ?? status;
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

test('where a page leads on to, the redirect leads at once', async () => {
  redirects.set('/ancienne', '/villes/renommee');
  assert.equal(await get('/ancienne'), '/villes/fes');
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
