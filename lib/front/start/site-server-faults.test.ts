import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { test } from 'node:test';
import {
  DATABASE_DOWN,
  type Page,
  failing,
  heldPage,
  htmlPage,
  serve,
} from '@/tests/fixtures/site/site-server';
import { bumpGeneration } from '@/lib/front/freshness/generation';

const page = htmlPage('<h1>Fès</h1>');

test('a page that throws is a French 500 of the server’s own, and is not kept', async (t) => {
  const pages: Record<string, Page> = { '/villes/fes': failing(new Error('a bug')) };
  const site = await serve(t, { pages });
  const failed = await site.send('/villes/fes');
  assert.equal(failed.status, 500);
  assert.match(failed.body, /<html lang="fr">[\s\S]*noindex[\s\S]*Une erreur est survenue/);
  assert.equal(failed.headers['cache-control'], 'private, no-store');
  assert.match(String(failed.headers['content-security-policy']), /style-src 'self' 'sha256-/);
  pages['/villes/fes'] = page;
  assert.equal((await site.send('/villes/fes')).status, 200);
});

test('without the database: warm pages stay, cold ones are 503', async (t) => {
  const pages: Record<string, Page> = { '/villes/fes': page };
  const site = await serve(t, { pages });
  await site.send('/villes/fes');
  pages['/villes/fes'] = failing(DATABASE_DOWN);
  pages['/universites'] = failing(DATABASE_DOWN);
  bumpGeneration();
  assert.match((await site.send('/villes/fes')).body, /<h1>Fès/);
  const cold = await site.send('/universites');
  assert.equal(cold.status, 503);
  assert.equal(cold.headers['retry-after'], '5');
  assert.match(cold.body, /Site momentanément indisponible/);
});

test('an error of the API’s own form passes; any other becomes one', async (t) => {
  const json: Page = async (_, response) => {
    response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '5' });
    response.end('{"code":"unavailable"}');
  };
  const site = await serve(t, {
    pages: { '/api/auth/user': json, '/api/other': failing(new Error('a bug')) },
  });
  const own = await site.send('/api/auth/user');
  assert.equal(own.body, '{"code":"unavailable"}');
  assert.equal(own.headers['retry-after'], '5');
  const other = await site.send('/api/other');
  assert.equal(other.status, 500);
  assert.equal(JSON.parse(other.body).code, 'internal');
});

test('a flood of cold pages is turned away, cached pages and the back-office go on', async (t) => {
  const slow = heldPage('slow');
  const pages: Record<string, Page> = { '/recherche': slow.page };
  const turns = { maxWaitMs: 100 };
  const site = await serve(t, { pages, turns, env: { TRUSTED_PROXY_HOPS: 1 } });
  await site.send('/');
  // From many addresses: what one of them may ask for is bounded before.
  const flood = Array.from({ length: 120 }, (_, at) => {
    const headers = { 'x-forwarded-for': `10.30.0.${at}` };
    return site.send('/recherche?q=x', { headers });
  });
  // Should the test fail before they are answered, nobody else hears of them.
  for (const one of flood) one.catch(() => undefined);
  const shed = await Promise.race(flood);
  assert.equal(site.asked.filter(({ url }) => url.startsWith('/recherche')).length, 8);
  // Those that may be rendered are held all the while.
  assert.equal((await site.send('/')).status, 200);
  const headers = { Cookie: `next-auth.session-token=${'a'.repeat(43)}` };
  assert.equal((await site.send('/api/admin/articles', { headers })).status, 200);
  assert.equal(shed.status, 503);
  assert.equal(shed.headers['retry-after'], '5');
  slow.letGo();
  const statuses = new Set((await Promise.all(flood)).map(({ status }) => status));
  assert.deepEqual([...statuses].sort(), [200, 503]);
});

test('alive is not ready; draining is alive, and says so on open connections', async (t) => {
  const slow = heldPage('whole');
  const site = await serve(t, { pages: { '/recherche': slow.page } });
  assert.equal((await site.send('/healthz')).status, 200);
  assert.equal((await site.send('/readyz')).body, '{"status":"ready"}');
  const running = site.send('/recherche?q=x');
  await once(site.server, 'request');
  const raw = site.raw('GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n');
  const [, ready] = (await once(site.server, 'request')) as [unknown, ServerResponse];
  if (!ready.writableFinished) await once(ready, 'finish');
  const drained = site.drain();
  slow.letGo();
  const { body, headers } = await running;
  assert.equal(body, 'whole');
  assert.equal(headers.connection, 'close');
  assert.match(await raw, /200 OK/);
  await drained;
});
