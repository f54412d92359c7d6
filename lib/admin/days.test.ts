import assert from 'node:assert/strict';
import { test } from 'node:test';
import { academicYearOf, lastDays } from './days';

test('from April on, the calls of the year to come are awaited', () => {
  assert.equal(academicYearOf(new Date('2027-03-31T12:00:00Z')), '2026-2027');
  assert.equal(academicYearOf(new Date('2027-04-01T12:00:00Z')), '2027-2028');
  assert.equal(academicYearOf(new Date('2026-11-22T12:00:00Z')), '2026-2027');
  assert.equal(academicYearOf(new Date('2027-01-01T00:30:00Z')), '2026-2027');
});

// A past night: from September 2026 on, Nodes of different age keep different time in Morocco.
test('ends with the day that it is in Morocco', () => {
  assert.deepEqual(lastDays(new Date('2025-11-21T23:30:00Z'), 3), [
    '2025-11-20',
    '2025-11-21',
    '2025-11-22',
  ]);
});

test('crosses months without a gap', () => {
  const days = lastDays(new Date('2026-03-15T12:00:00Z'), 30);
  assert.deepEqual([days[0], days.at(-1), new Set(days).size], ['2026-02-14', '2026-03-15', 30]);
});
