import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bumpGeneration, currentGeneration, onGeneration } from './generation';

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
