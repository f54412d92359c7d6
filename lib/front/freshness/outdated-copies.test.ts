import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Since } from '@/lib/content/known-names';
import type { Change, Changed } from '@/lib/process/ask-front';
import { bumpGeneration, dropOutdatedCopies } from './generation';
import { AWAY, fakeSite } from '@/tests/fixtures/site/page-cache';

const article = (slug: string) => ({ name: { entity: 'article', slug } }) as const;

/** A site with a home page and two articles, all kept, of which the database says what it is told. */
async function keptSite(
  t: TestContext,
  fates: Record<string, Since | Error> = {},
  isWithdrawn = false,
) {
  const site = fakeSite();
  const watch = dropOutdatedCopies({
    cache: site.cache,
    ask: async (copies) =>
      copies.map(({ name }) => {
        const fate = fates[name.slug] ?? 'same';
        if (fate instanceof Error) throw fate;
        return fate;
      }),
    isWithdrawnSince: async () => isWithdrawn,
  });
  t.after(watch.stop);
  for (const url of ['/', '/master-maroc/a', '/master-maroc/b']) site.set(url, `v1 ${url}`);
  const get = {
    home: () => site.get('/'),
    a: () => site.get('/master-maroc/a', article('a')),
    b: () => site.get('/master-maroc/b', article('b')),
  };
  for (const page of Object.values(get)) await page();
  return {
    get,
    /** Content changes, and then the database goes away. */
    async change(change: Change = 'unknown', names?: readonly Changed[]) {
      site.bump();
      bumpGeneration(change, names);
      await watch.done();
      for (const url of ['/', '/master-maroc/a', '/master-maroc/b']) site.set(url, AWAY);
    },
  };
}

test('what did not change outlives the database', async (t) => {
  const { get, change } = await keptSite(t);
  await change();
  assert.equal(await get.home(), 'stale-error: v1 /');
  assert.equal(await get.a(), 'stale-error: v1 /master-maroc/a');
});

test('what changed is not shown as it was before', async (t) => {
  const { get, change } = await keptSite(t, { a: 'changed' });
  await change();
  await assert.rejects(get.a(), AWAY);
  assert.equal(await get.b(), 'stale-error: v1 /master-maroc/b');
  assert.equal(await get.home(), 'stale-error: v1 /');
});

const UNASKED = { a: AWAY };
for (const [what, fates, change, isWithdrawn] of [
  ['what was withdrawn, even in a list', { a: 'gone' }, 'unknown', false],
  ['what was withdrawn and has no kept page, but stands in lists', {}, 'unknown', true],
  ['a withdrawal by staff, though nobody can be asked', UNASKED, 'withdrawal', false],
  ['a change made elsewhere that nobody can be asked about', UNASKED, 'unknown', false],
  ['a change of many that nobody can be asked about', UNASKED, 'harmless', false],
] as const) {
  test(`no copy is shown after ${what}`, async (t) => {
    const site = await keptSite(t, fates, isWithdrawn);
    await site.change(change);
    for (const page of Object.values(site.get)) await assert.rejects(page(), AWAY);
  });
}

test('what staff saved takes its own copy with it, whether or not anybody can be asked', async (t) => {
  const { get, change } = await keptSite(t, { b: AWAY });
  await change('harmless', [{ entity: 'article', slug: 'a' }]);
  await assert.rejects(get.a(), AWAY);
  assert.equal(await get.b(), 'stale-error: v1 /master-maroc/b');
});

test('a change during the look is looked at as well', async (t) => {
  const fates: Record<string, Since> = {};
  const { get, change } = await keptSite(t, fates);
  bumpGeneration();
  fates.a = 'gone';
  await change();
  await assert.rejects(get.a(), AWAY);
});
