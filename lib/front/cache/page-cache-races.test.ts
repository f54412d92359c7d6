import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeSite, siteWithKept } from '@/tests/fixtures/site/page-cache';
import { settle } from '@/tests/fixtures/running/standing-clock';

test('concurrent misses share one render', async () => {
  const site = fakeSite();
  site.set('/villes', 'v1');
  const release = site.hold('/villes');
  const all = Promise.all(Array.from({ length: 50 }, () => site.get('/villes')));
  await settle();
  release();
  assert.deepEqual(new Set(await all), new Set(['miss: v1']));
  assert.equal(site.rendersOf('/villes'), 1);
});

const STEPS = ['change', 'release', 'read'] as const;
const ORDERS = STEPS.flatMap((first) =>
  STEPS.filter((step) => step !== first).map((second) => [
    first,
    second,
    ...STEPS.filter((step) => step !== first && step !== second),
  ]),
);

for (const order of ORDERS) {
  for (const isSettled of [true, false]) {
    const pace = isSettled ? 'one after the other' : 'at once';
    test(`a render is held, then ${order.join(', ')}, ${pace}: the change is seen`, async () => {
      const site = fakeSite();
      site.set('/villes', 'before');
      const release = site.hold('/villes');
      const reads = [site.get('/villes')];
      await settle();
      let isChanged = false;
      for (const step of order) {
        if (step === 'release') release();
        if (step === 'change') {
          site.set('/villes', 'after');
          site.bump();
          isChanged = true;
        }
        if (step === 'read') {
          const mayBe = isChanged ? /: after$/ : /: (?:before|after)$/;
          reads.push(site.get('/villes').then((seen) => (assert.match(seen, mayBe), seen)));
        }
        if (isSettled) await settle();
      }
      await Promise.all(reads);
      assert.match(await site.get('/villes'), /: after$/);
      assert.equal(await site.get('/villes'), 'hit: after');
    });
  }
}

test('the slower of two renders does not overwrite the newer answer', async () => {
  const site = fakeSite();
  site.set('/villes', 'before');
  const releaseEarly = site.hold('/villes');
  const early = site.get('/villes');
  await settle();
  site.set('/villes', 'after');
  site.bump();
  // From here on another hold: the render that began later ends first.
  const releaseLate = site.hold('/villes');
  const late = site.get('/villes');
  await settle();
  releaseLate();
  assert.equal(await late, 'miss: after');
  releaseEarly();
  assert.equal(await early, 'miss: before');
  assert.equal(await site.get('/villes'), 'hit: after');
});

for (const [held, what] of [
  ['/villes/fes', 'it'],
  ['/villes/-', 'the shared "not found"'],
] as const) {
  test(`a missing page that is created while ${what} is rendered is not kept as missing`, async () => {
    const site = fakeSite();
    const release = site.hold(held);
    const early = site.get('/villes/fes');
    await settle();
    assert.equal(site.state.renders.at(-1), held);
    site.set('/villes/fes', 'Fès');
    site.bump();
    release();
    assert.match(await early, /missing/);
    assert.equal(await site.get('/villes/fes'), 'miss: Fès');
  });
}

test('a renewal across a change is not kept either', async () => {
  const site = await siteWithKept('/villes');
  site.state.now += 61_000;
  const release = site.hold('/villes');
  await site.get('/villes');
  await settle();
  site.set('/villes', 'v2');
  site.bump();
  release();
  await settle();
  assert.equal(await site.get('/villes'), 'miss: v2');
});

test('while cut off every read is rendered anew, and none shares what has begun', async () => {
  const site = await siteWithKept('/villes');
  site.state.isCutOff = true;
  assert.equal(await site.get('/villes'), 'bypass: v1');
  const release = site.hold('/villes');
  const early = site.get('/villes');
  await settle();
  site.set('/villes', 'changed elsewhere');
  const late = site.get('/villes');
  release();
  assert.equal(await early, 'bypass: v1');
  assert.equal(await late, 'bypass: changed elsewhere');
  site.bump();
  site.state.isCutOff = false;
  assert.equal(await site.get('/villes'), 'miss: changed elsewhere');
});
