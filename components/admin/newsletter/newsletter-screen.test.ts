import assert from 'node:assert/strict';
import { test } from 'node:test';
import { growthText } from './newsletter-screen';

test('a tenth of the active subscribers, rounded (spec 9.3)', () => {
  assert.deepEqual([0, 4, 5, 14, 15, 127].map(growthText), [
    '+0 this month',
    '+0 this month',
    '+1 this month',
    '+1 this month',
    '+2 this month',
    '+13 this month',
  ]);
});
