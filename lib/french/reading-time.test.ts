import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countWords, readingTime } from './words';

test('counts words, not marks', () => {
  assert.equal(countWords('## Un titre\n\n- **gras** et *penché*'), 5);
  assert.equal(countWords(''), 0);
});

test('an elision is one word, as French counts it', () => {
  assert.equal(countWords('L’université d’État'), 2);
});

test('the suggestion stays within 1 and 60 minutes', () => {
  const minutes = (words: number) => readingTime('mot '.repeat(words));
  assert.deepEqual([0, 200, 1000, 100_000].map(minutes), [1, 1, 5, 60]);
});
