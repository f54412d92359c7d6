import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastDays } from './last-days';

test('ends with the day that it is in Morocco', () => {
  assert.deepEqual(lastDays(new Date('2026-11-21T23:30:00Z'), 3), [
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ]);
});

test('crosses months without a gap', () => {
  const days = lastDays(new Date('2026-03-15T12:00:00Z'), 30);
  assert.deepEqual([days[0], days.at(-1), new Set(days).size], ['2026-02-14', '2026-03-15', 30]);
});
