import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unavailable } from '@/lib/process/http-error';
import { AWAY as down, fakeSite, siteWithKept } from '@/tests/fixtures/site/page-cache';
import { settle } from '@/tests/fixtures/running/standing-clock';

test('a failed render is an error for a page never seen, and is not kept', async () => {
  const site = fakeSite();
  site.set('/villes', down);
  await assert.rejects(site.get('/villes'), down);
  site.set('/villes', 'v1');
  assert.equal(await site.get('/villes'), 'miss: v1');
});

test('the last good copy is shown when its renewal fails', async () => {
  const site = await siteWithKept('/villes');
  site.set('/villes', down);
  site.state.now += 61_000;
  assert.equal(await site.get('/villes'), 'stale: v1');
  await settle();
  site.state.now += 61_000;
  assert.equal(await site.get('/villes'), 'stale: v1');
});

test('also when the content changed and the new page cannot be made', async () => {
  const site = await siteWithKept('/villes');
  site.set('/villes', down);
  site.bump();
  assert.equal(await site.get('/villes'), 'stale-error: v1');
  site.set('/villes', 'v2');
  site.state.now += 1001;
  assert.equal(await site.get('/villes'), 'miss: v2');
});

test('also while cut off', async () => {
  const site = await siteWithKept('/villes');
  site.state.isCutOff = true;
  site.set('/villes', down);
  assert.equal(await site.get('/villes'), 'stale-error: v1');
});

test('a failure is remembered for a second, but not past a change', async () => {
  const site = await siteWithKept('/villes');
  site.set('/villes', down);
  site.bump();
  for (let i = 0; i < 10; i++) await site.get('/villes');
  assert.equal(site.rendersOf('/villes'), 2);
  site.set('/villes', 'v2');
  site.bump();
  assert.equal(await site.get('/villes'), 'miss: v2');
});

test('an outage turns no page into a missing one', async () => {
  const site = await siteWithKept('/villes/fes');
  site.set('/villes/fes', down);
  site.bump();
  await site.get('/villes/fes');
  site.set('/villes/fes', 'Fès');
  site.state.now += 2000;
  assert.equal(await site.get('/villes/fes'), 'miss: Fès');
  assert.equal(site.cache.sizes().find(({ part }) => part === 'missing')?.size, 0);
});

test('a deleted page is not shown again, whatever fails later', async () => {
  const site = await siteWithKept('/villes/fes');
  site.remove('/villes/fes');
  site.bump();
  await site.get('/villes/fes');
  site.set('/villes/fes', down);
  site.bump();
  await assert.rejects(site.get('/villes/fes'), down);
});

for (const [name, error] of [
  ['too much is asked', unavailable()],
  ['the page itself is at fault', new Error('a bug')],
] as const) {
  test(`a copy from before a change is never sent because ${name}`, async () => {
    const site = await siteWithKept('/master-maroc/a');
    site.set('/master-maroc/a', error);
    assert.equal(await site.get('/master-maroc/a'), 'hit: v1');
    site.bump();
    await assert.rejects(site.get('/master-maroc/a'), error);
    site.state.isCutOff = true;
    await assert.rejects(site.get('/master-maroc/a'), error);
  });
}

test('nor when its renewal failed for a reason of its own, just before the change', async () => {
  const site = await siteWithKept('/villes');
  const release = site.hold('/villes');
  site.set('/villes', new Error('a bug'));
  site.state.now += 61_000;
  assert.equal(await site.get('/villes'), 'stale: v1');
  site.bump();
  release();
  await settle();
  await assert.rejects(site.get('/villes'), /a bug/);
});

test('what was missing before a change is not said to be missing while the database is away', async () => {
  const site = fakeSite();
  await site.get('/villes/fes');
  assert.equal(await site.get('/villes/fes'), 'hit: missing /villes/-');
  for (const url of ['/villes/fes', '/villes/-']) site.set(url, down);
  site.bump();
  await assert.rejects(site.get('/villes/fes'), down);
});

test('the queue itself says that too much is asked', async () => {
  const site = await siteWithKept('/a');
  site.bump();
  for (let at = 0; at < 8; at += 1) {
    site.hold(`/slow/${at}`);
    void site.get(`/slow/${at}`);
  }
  await assert.rejects(site.get('/a'), { status: 503 });
});
