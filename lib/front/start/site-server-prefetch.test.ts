import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkRules } from '@/lib/front/answer/pack';
import { eventually } from '@/tests/fixtures/running/eventually';
import { heldPage, htmlPage, serve } from '@/tests/fixtures/site/site-server';

const AHEAD = { headers: { 'Sec-Purpose': 'prefetch' } };
/** As many as are rendered at once; each address has one of them while others ask too. */
const TURNS = 8;

test('what is fetched ahead never waits for a turn, and takes none that a visitor waits for', async (t) => {
  const slow = heldPage('found');
  const env = { TRUSTED_PROXY_HOPS: 1 };
  const site = await serve(t, { pages: { '/recherche': slow.page }, env });
  await site.send('/');
  const search = (at: number) => {
    const headers = { 'x-forwarded-for': `192.0.2.${at}` };
    return site.send(`/recherche?q=${at}`, { headers });
  };
  const searches = [search(0)];
  await eventually(async () => assert.equal(site.asked.length, 2));
  const ahead = { 'x-forwarded-for': '192.0.2.0', ...AHEAD.headers };
  assert.equal((await site.send('/villes/fes', { headers: ahead })).status, 503);
  for (let at = 1; at < TURNS; at += 1) searches.push(search(at));
  await eventually(async () => assert.equal(site.asked.length, 1 + TURNS));

  for (const path of ['/villes/fes', '/recherche?q=x', '/master-maroc/a']) {
    const refused = await site.send(path, AHEAD);
    assert.equal(refused.status, 503, path);
    assert.equal(refused.headers['cache-control'], 'private, no-store');
  }
  assert.equal(site.asked.length, 1 + TURNS);
  for (const path of ['/', '/?invented=1']) {
    assert.equal((await site.send(path, AHEAD)).status, 200, 'a kept page costs nothing');
  }
  const session = { Cookie: `next-auth.session-token=${'a'.repeat(43)}`, ...AHEAD.headers };
  const own = await site.send('/api/admin/articles', { headers: session });
  assert.equal(own.status, 200, 'whoever is signed in takes no turn');

  const visitor = site.send('/villes/fes');
  slow.letGo();
  assert.equal((await visitor).status, 200);
  await Promise.all(searches);
  assert.equal((await site.send('/universites', AHEAD)).status, 200);
});

test('pages of readers name the rules by which links are fetched ahead', async (t) => {
  const page = htmlPage('<html></html>');
  const site = await serve(t, { pages: { '/recherche': page, '/admin': page } });
  for (const path of ['/', '/nulle-part', '/recherche?q=x']) {
    const { headers } = await site.send(path);
    assert.equal(headers['speculation-rules'], `"${linkRules.address}"`, path);
  }
  for (const path of ['/admin', '/api/articles', linkRules.address]) {
    assert.equal((await site.send(path)).headers['speculation-rules'], undefined, path);
  }
  const rules = await site.send(linkRules.address);
  assert.equal(rules.headers['content-type'], 'application/speculationrules+json');
  assert.match(String(rules.headers['cache-control']), /immutable/);
  const { prefetch, prerender } = JSON.parse(rules.body);
  assert.equal(prefetch[0].eagerness, 'moderate');
  assert.equal(prerender[0].eagerness, 'conservative');
});
