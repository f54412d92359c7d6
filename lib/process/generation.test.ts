import assert from 'node:assert/strict';
import { test } from 'node:test';
import { standingClock } from '@/tests/fixtures/running/standing-clock';
import {
  bumpGeneration,
  currentGeneration,
  onGeneration,
  setCutOff,
} from '@/lib/front/freshness/generation';
import { createKeptReading } from './generation';

const KEPT_MS = 5000;

test('a bump raises the generation and tells whoever listens', () => {
  const seen: number[] = [];
  const stop = onGeneration((generation) => seen.push(generation));
  const before = currentGeneration();
  bumpGeneration();
  stop();
  bumpGeneration();
  assert.deepEqual(seen, [before + 1]);
  assert.equal(currentGeneration(), before + 2);
});

test('a reading is made once for a state, and counts on when the next of that state fails', async (t) => {
  const { pass } = standingClock(t);
  const answers = ['first', new Error('away'), 'second', new Error('away')];
  let asked = 0;
  const read = createKeptReading(async () => {
    const answer = answers[asked++];
    if (answer instanceof Error) throw answer;
    return answer;
  }, KEPT_MS);
  assert.deepEqual([await read(), await read(), asked], ['first', 'first', 1]);
  await pass(KEPT_MS - 100, 100);
  assert.deepEqual([await read(), asked], ['first', 1]);
  await pass(100);
  assert.deepEqual([await read(), asked], ['first', 2]);
  assert.deepEqual([await read(), asked], ['second', 3], 'a reading that failed is made again');
  bumpGeneration();
  await assert.rejects(read(), /away/, 'what was read before the change');
});

test('while changes elsewhere are not heard of, nothing that was read before is used', async (t) => {
  t.after(() => setCutOff(false));
  let asked = 0;
  const read = createKeptReading(async () => (asked += 1), 60_000);
  assert.deepEqual([await read(), await read()], [1, 1]);
  setCutOff(true);
  assert.deepEqual([await read(), await read()], [2, 3]);
  setCutOff(false);
  assert.equal(await read(), 3);
});
