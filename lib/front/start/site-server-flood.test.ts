import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { gate } from '@/tests/fixtures/running/gate';
import { type Page, serve } from '@/tests/fixtures/site/site-server';

const FLOOD = 60;
const FLOODER = '192.0.2.1';

/** Pages that the flooder is not shown before the test lets them go on; everybody else is. */
async function startFlooded(t: TestContext, path: string, isFlood: (request: Asked) => boolean) {
  const { open: release, opened: released } = gate();
  const page: Page = async (request, response) => {
    if (isFlood(request)) await released;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end('<!DOCTYPE html><html lang="fr"><h1>Résultats</h1></html>');
  };
  const site = await serve(t, { pages: { [path]: page }, env: { TRUSTED_PROXY_HOPS: 1 } });
  return { site, release };
}
type Asked = Parameters<Page>[0];

async function startSearch(t: TestContext) {
  const started = await startFlooded(t, '/recherche', ({ url }) => url?.includes('mot-') === true);
  const search = (address: string, words: string) =>
    started.site.send(`/recherche?q=${words}`, { headers: { 'x-forwarded-for': address } });
  const flood = Array.from({ length: FLOOD }, (_, at) => search(FLOODER, `mot-${at}`));
  return { ...started, search, flood };
}

const statusesOf = async (answers: readonly Promise<{ status: number }>[]) =>
  [...new Set((await Promise.all(answers)).map(({ status }) => status))].sort();

test('threat 32: one address asking for pages that are never kept: it hears 429, all others get their pages', async (t) => {
  const { site, release, search, flood } = await startSearch(t);
  const refused = await Promise.race(flood);
  assert.equal(refused.status, 429);
  assert.equal(refused.headers['retry-after'], '2');
  assert.match(refused.body, /<html lang="fr">.*Patientez un instant/s);
  // All that the one address may have at once is held, and what more it asks for waits behind it.
  for (let at = 0; at < 20; at += 1) {
    assert.equal((await search(`198.51.100.${at}`, 'droit')).status, 200);
  }
  const { body } = await site.send('/metrics');
  assert.match(body, /^render_running [12]$/m);
  assert.match(body, /^render_waiting 12$/m);
  release();
  assert.deepEqual(await statusesOf(flood), [200, 429]);
});

test('an invented session costs no render where there is nothing to preview', async (t) => {
  const site = await serve(t);
  const cookie = (what: string) => `next-auth.session-token=${what.padEnd(40, 'x')}`;
  const ask = (path: string, what: string) =>
    site.send(path, { headers: { cookie: cookie(what) } });
  await ask('/master-maroc/nulle', 'invented-0');
  const before = site.asked.length;
  for (let at = 1; at < 5; at += 1) await ask('/master-maroc/nulle', `invented-${at}`);
  assert.equal(site.asked.length, before);
});

test('the gate of the back-office is limited for whoever is not signed in, and for nobody else', async (t) => {
  const name = 'next-auth.session-token=';
  const cookieOf = (what: string) => ({ cookie: what && name + what.padEnd(40, 'x') });
  for (const stranger of ['', 'invented']) {
    const isStaff = ({ headers }: Asked) => headers.cookie?.includes('open') === true;
    const { site, release } = await startFlooded(t, '/admin', (asked) => !isStaff(asked));
    const enter = (what: string) => site.send('/admin', { headers: cookieOf(what) });
    const flood = Array.from({ length: FLOOD }, () => enter(stranger));
    assert.equal((await Promise.race(flood)).status, 429);
    assert.equal((await enter('open')).status, 200);
    release();
    assert.deepEqual(await statusesOf(flood), [200, 429]);
  }
});
