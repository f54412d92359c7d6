import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { bumpGeneration, setCutOff } from '@/lib/front/freshness/generation';
import { createPackedFile } from './packed-file';

const pause = () => new Promise(setImmediate);

function counting() {
  let writes = 0;
  const get = createPackedFile(async function* () {
    writes += 1;
    const number = writes;
    await pause();
    yield `écrit ${number}`;
  });
  const text = async () => gunzipSync((await get()).packed).toString();
  return { get, text, writes: () => writes };
}

test('is written once for all who ask, and again after a change', async () => {
  const { text, get, writes } = counting();
  assert.deepEqual(await Promise.all([text(), text(), text()]), Array(3).fill('écrit 1'));
  assert.equal(await text(), 'écrit 1');
  const { tag } = await get();
  bumpGeneration();
  assert.equal(await text(), 'écrit 2');
  assert.notEqual((await get()).tag, tag);
  assert.equal(writes(), 2);
});

test('who asks after a change never gets what was begun before it', async () => {
  const { text } = counting();
  const early = text();
  await Promise.resolve();
  bumpGeneration();
  assert.equal(await text(), 'écrit 2');
  assert.match(await early, /écrit/);
});

test('while changes elsewhere are not heard of, it is written for whoever asks', async (t) => {
  t.after(() => setCutOff(false));
  const { text } = counting();
  const early = text();
  await Promise.resolve();
  setCutOff(true);
  assert.equal(await text(), 'écrit 2');
  assert.equal(await text(), 'écrit 3');
  assert.match(await early, /écrit/);
});

test('a failure is told to those who wait, and the next tries again', async () => {
  let isBroken = true;
  const get = createPackedFile(async function* () {
    if (isBroken) throw new Error('away');
    yield 'là';
  });
  await assert.rejects(get(), /away/);
  isBroken = false;
  assert.equal(gunzipSync((await get()).packed).toString(), 'là');
});
