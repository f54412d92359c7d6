import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RenderQueue } from '@/lib/front/render/render-queue';
import { gate } from '@/tests/fixtures/running/gate';
import { settle } from '@/tests/fixtures/running/standing-clock';
import { fakeSite, siteWithKept } from '@/tests/fixtures/site/page-cache';
import { KeptPages, type Limits, createSharedRenders } from './page-cache';

test('a page is rendered once and found from then on', async () => {
  const site = await siteWithKept('/villes');
  assert.equal(await site.get('/villes'), 'hit: v1');
  assert.equal(site.rendersOf('/villes'), 1);
});

test('a page older than a minute is sent, renewed behind, and new for the next', async () => {
  const site = await siteWithKept('/villes');
  site.set('/villes', 'v2');
  site.state.now += 60_000;
  assert.equal(await site.get('/villes'), 'hit: v1');
  site.state.now += 1;
  assert.equal(await site.get('/villes'), 'stale: v1');
  await settle();
  assert.equal(await site.get('/villes'), 'hit: v2');
  assert.equal(site.rendersOf('/villes'), 2);
});

test('pages are renewed also after the clock was set back by an hour', async () => {
  const site = await siteWithKept('/villes');
  site.state.now += 61_000;
  assert.equal(await site.get('/villes'), 'stale: v1');
  await settle();
  site.state.now -= 3_600_000;
  site.bump();
  await site.get('/villes');
  site.set('/villes', 'v2');
  site.state.now += 61_000;
  assert.equal(await site.get('/villes'), 'stale: v1');
  await settle();
  assert.equal(await site.get('/villes'), 'hit: v2');
});

test('renewals are spaced, so that many old pages at once do not crowd out visitors', async () => {
  const site = fakeSite();
  const urls = Array.from({ length: 20 }, (_, at) => `/p${at}`);
  for (const url of urls) {
    site.set(url, 'v1');
    await site.get(url);
  }
  site.state.now += 61_000;
  for (const url of urls) await site.get(url);
  await settle();
  assert.equal(site.state.renders.length, 21);
  site.state.now += 50;
  for (const url of urls) await site.get(url);
  await settle();
  assert.equal(site.state.renders.length, 22);
});

test('200, moved, missing and gone are kept; any other status is not', async () => {
  for (const status of [200, 301, 308, 404, 410]) {
    const site = fakeSite();
    site.set('/x', { status, text: 'x' });
    await site.get('/x');
    assert.equal(await site.get('/x'), 'hit: x', String(status));
  }
  for (const status of [302, 307, 400, 401, 403]) {
    const site = fakeSite();
    site.set('/x', 'before');
    await site.get('/x');
    site.set('/x', { status, text: 'x' });
    site.bump();
    assert.equal(await site.get('/x'), 'miss: x', String(status));
    assert.equal(await site.get('/x'), 'miss: x', String(status));
  }
});

test('all that is missing under one route is answered by one page, rendered once', async () => {
  const site = fakeSite();
  assert.equal(await site.get('/villes/nulle'), 'miss: missing /villes/-');
  assert.equal(await site.get('/villes/part'), 'miss: missing /villes/-');
  assert.equal(await site.get('/villes/part'), 'hit: missing /villes/-');
  assert.equal(site.rendersOf('/villes/-'), 1);
  assert.equal(site.rendersOf('/villes/part'), 1);
});

test('an address that names nothing is not even rendered', async () => {
  const site = fakeSite();
  const named = (slug: string) => site.get(`/villes/${slug}`, { name: { entity: 'city', slug } });
  site.set('/villes/fes', 'Fès');
  site.unknown.add('nulle').add('part');
  assert.equal(await named('fes'), 'miss: Fès');
  assert.equal(await named('nulle'), 'miss: missing /villes/-');
  assert.equal(await named('part'), 'miss: missing /villes/-');
  assert.equal(await named('part'), 'hit: missing /villes/-');
  assert.deepEqual(site.state.renders, ['/villes/fes', '/villes/-']);
});

test('a name that appears while its absence is noted is found after all', async () => {
  const site = fakeSite();
  const named = () => site.get('/villes/oujda', { name: { entity: 'city', slug: 'oujda' } });
  site.unknown.add('oujda');
  const release = site.hold('/villes/-');
  const before = named();
  await settle();
  site.unknown.delete('oujda');
  site.set('/villes/oujda', 'Oujda');
  site.bump();
  release();
  assert.equal(await before, 'miss: Oujda');
  assert.equal(await named(), 'hit: Oujda');
});

test('what was missing appears with the change that makes it, and the reverse', async () => {
  const site = fakeSite();
  await site.get('/villes/fes');
  site.set('/villes/fes', 'Fès');
  site.bump();
  assert.equal(await site.get('/villes/fes'), 'miss: Fès');
  assert.equal(await site.get('/villes/autre'), 'miss: missing /villes/-');
  site.remove('/villes/fes');
  site.bump();
  assert.equal(await site.get('/villes/fes'), 'miss: missing /villes/-');
  assert.equal(await site.get('/villes/fes'), 'hit: missing /villes/-');
});

test('missing addresses are bounded in number and push no page out', async () => {
  const site = fakeSite({ missing: 100, pages: 1000 });
  site.set('/villes', 'v1');
  await site.get('/villes');
  for (let i = 0; i < 500; i++) await site.get(`/villes/nulle-${i}`);
  assert.equal(site.cache.sizes().find(({ part }) => part === 'missing')?.size, 100);
  assert.equal(await site.get('/villes'), 'hit: v1');
});

test('neither lists with odd parameters nor pictures push a page out', async () => {
  const site = fakeSite({ pages: 100, variants: 100, files: 100 });
  site.set('/villes', 'v1');
  await site.get('/villes');
  for (let i = 0; i < 50; i++) {
    site.set(`/villes?page=${i}`, 'x'.repeat(30));
    await site.get(`/villes?page=${i}`);
    site.set(`/villes/v${i}/opengraph-image`, 'y'.repeat(30));
    await site.get(`/villes/v${i}/opengraph-image`, { isFile: true });
  }
  assert.equal(await site.get('/villes'), 'hit: v1');
  for (const { bytes } of site.cache.sizes()) assert.ok(bytes <= 100);
});

test('of the pages the least recently used goes first', async () => {
  const site = fakeSite({ pages: 100 });
  for (const url of ['/a', '/b', '/c']) site.set(url, 'x'.repeat(40));
  await site.get('/a');
  await site.get('/b');
  site.state.now += 2000;
  assert.match(await site.get('/a'), /^hit/);
  await site.get('/c');
  assert.match(await site.get('/a'), /^hit/);
  assert.match(await site.get('/b'), /^miss/);
});

test('names that nothing has share one answer also where it is not "not found"', async () => {
  const site = fakeSite();
  site.set('/universites?ville=-', 'none');
  const missingKey = '/universites?ville=-';
  for (let at = 0; at < 50; at += 1) {
    const slug = `inventee-${at}`;
    site.unknown.add(slug);
    const target = { missingKey, name: { entity: 'city', slug } } as const;
    assert.equal(await site.get(`/universites?ville=${slug}`, target), 'miss: none');
    assert.equal(await site.get(`/universites?ville=${slug}`, target), 'hit: none');
  }
  assert.deepEqual(site.state.renders, [missingKey]);
});

function keptPages(limits: Partial<Limits>) {
  const kept = new KeptPages<{ status: number; bytes: number }>(limits);
  const bytesOf = (part: string) => kept.sizes().find((one) => one.part === part)?.bytes;
  return {
    kept,
    bytesOf,
    keep(key: string, bytes: number, status = 200) {
      const target = { key, page: key, missingKey: '/-' };
      kept.keep({ status, bytes }, { target, generation: 1, now: 0 });
      return kept.get(key);
    },
  };
}

test('looking at a page is not yet using it', () => {
  const { kept, keep } = keptPages({ pages: 100 });
  keep('/a', 40);
  keep('/b', 40);
  kept.get('/a');
  keep('/c', 40);
  assert.equal(kept.get('/a'), undefined);
});

test('replacing an entry counts its bytes once', () => {
  const { keep, bytesOf } = keptPages({ pages: 100 });
  keep('/a', 30);
  keep('/a', 50);
  assert.equal(bytesOf('pages'), 50);
  keep('/a', 50, 302);
  assert.equal(bytesOf('pages'), 0);
});

test('what is larger than its whole part is not kept, and drives nothing out', () => {
  const { kept, keep } = keptPages({ pages: 100 });
  keep('/a', 60);
  keep('/b', 101);
  assert.ok(kept.get('/a'));
  assert.equal(kept.get('/b'), undefined);
});

test('a copy is forgotten only while nothing newer took its place', () => {
  const { kept, keep } = keptPages({});
  const old = keep('/a', 40);
  const newer = keep('/a', 50);
  if (old) kept.forget(old);
  assert.equal(kept.get('/a'), newer);
  if (newer) kept.forget(newer);
  assert.equal(kept.get('/a'), undefined);
});

test('threat 32: one address asking for pages that are never kept: its refusal is nobody else’s answer', async () => {
  const queue = new RenderQueue({ concurrency: 2, perAsker: 1, mostWaitingOfOne: 2 });
  const renders = createSharedRenders<string>({
    queue,
    generation: () => 1,
    isCutOff: () => false,
  });
  const { open: end, opened: held } = gate();
  const flood = Array.from({ length: 3 }, () => queue.run(() => held, 'visitor', 'flood'));
  const page = async () => 'the page';
  const refused = renders.join('/villes/fes', 'visitor', page, 'flood');
  const answered = renders.join('/villes/fes', 'visitor', page, 'other');
  await assert.rejects(refused, { status: 429 });
  assert.equal(await answered, 'the page');
  end();
  await Promise.all(flood);
});
