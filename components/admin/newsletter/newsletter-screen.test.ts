import assert from 'node:assert/strict';
import { test } from 'node:test';
import { growthText } from './newsletter-screen';

test('a tenth of the active subscribers, rounded (spec 9.3)', () => {
  const growths = [0, 4, 5, 14, 15, 127].map(growthText);
  const expected = [0, 0, 1, 1, 2, 13].map((growth) => `+${growth} this month`);
  assert.deepEqual(growths, expected);
});
