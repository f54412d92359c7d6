import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPace, createSleep } from '@/lib/mail/letters/turns';

test('letters leave evenly, and time that nobody used is not made up for', async () => {
  let now = 1000;
  const waits: number[] = [];
  const sleep = async (ms: number) => {
    waits.push(ms);
    now += Math.max(0, ms);
  };
  const pace = createPace(60, sleep, () => now);
  for (let letter = 0; letter < 3; letter += 1) await pace();
  assert.deepEqual(waits, [0, 1000, 1000]);
  now += 60_000;
  await pace();
  await pace();
  assert.deepEqual(waits.slice(3), [0, 1000]);
});

test('a sleep ends when everything stops', async () => {
  const stopping = new AbortController();
  const sleeping = createSleep(stopping.signal)(60_000);
  stopping.abort();
  await sleeping;
  await createSleep(stopping.signal)(60_000);
});
