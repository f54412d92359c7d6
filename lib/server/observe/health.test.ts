import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createReadiness } from './health';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('ready is what the check says', async () => {
  assert.deepEqual(await createReadiness(async () => true)(), { isReady: true });
  assert.equal((await createReadiness(async () => false)()).isReady, false);
});

test('a check that throws or hangs is not ready, in time', async () => {
  const broken = createReadiness(() => Promise.reject(new Error('ECONNREFUSED')));
  assert.deepEqual(await broken(), { isReady: false, reason: 'database unreachable' });
  const hanging = createReadiness(() => new Promise(() => undefined), { limitMs: 20 });
  const started = performance.now();
  assert.equal((await hanging()).isReady, false);
  assert.ok(performance.now() - started < 400);
});

test('a crowd of checks asks the database once, and later ones ask again', async () => {
  let asked = 0;
  const check = createReadiness(
    async () => {
      asked += 1;
      return true;
    },
    { sharedMs: 10 },
  );
  await Promise.all(Array.from({ length: 100 }, check));
  assert.equal(asked, 1);
  await wait(40);
  await check();
  assert.equal(asked, 2);
});
