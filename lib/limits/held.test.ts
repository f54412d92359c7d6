import assert from 'node:assert/strict';
import { AsyncLocalStorage } from 'node:async_hooks';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { settle } from '@/tests/fixtures/running/standing-clock';
import { createLimits } from './rate-limit';

const { consume } = createLimits(() => undefined);
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const request = new AsyncLocalStorage<object>();

/** Whether what surrounds a request is held once it was answered. */
async function isHeldAfter(work: () => Promise<unknown>): Promise<boolean> {
  const ask = async () => {
    const page = { body: 'x'.repeat(1000) };
    await request.run(page, work);
    return new WeakRef(page);
  };
  const page = await ask();
  for (let round = 0; round < 20 && page.deref(); round += 1) {
    await settle();
    collect();
  }
  return page.deref() !== undefined;
}

test('a count that lasts for a day does not hold the page of the request that it counts', async () => {
  assert.equal(await isHeldAfter(() => consume('articleLike', '192.0.2.41 a')), false);
  assert.equal(await isHeldAfter(() => consume('fruitless', '192.0.2.41')), false);
});

test('a timer of the request itself would hold it, as this test can tell', async () => {
  let timer: NodeJS.Timeout | undefined;
  const held = await isHeldAfter(async () => (timer = setTimeout(() => undefined, 60_000)));
  clearTimeout(timer);
  assert.equal(held, true);
});
