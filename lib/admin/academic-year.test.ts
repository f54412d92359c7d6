import assert from 'node:assert/strict';
import { test } from 'node:test';
import { academicYearOf } from './academic-year';

test('from April on, the calls of the year to come are awaited', () => {
  assert.equal(academicYearOf(new Date('2027-03-31T12:00:00Z')), '2026-2027');
  assert.equal(academicYearOf(new Date('2027-04-01T12:00:00Z')), '2027-2028');
  assert.equal(academicYearOf(new Date('2026-11-22T12:00:00Z')), '2026-2027');
  assert.equal(academicYearOf(new Date('2027-01-01T00:30:00Z')), '2026-2027');
});
