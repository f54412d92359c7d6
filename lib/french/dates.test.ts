import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frenchDate } from './dates';

test('a date is written out in French', () => {
  assert.equal(frenchDate(new Date('2026-09-14T12:00:00Z')), '14 septembre 2026');
});

test('the first of a month is ordinal', () => {
  assert.equal(frenchDate(new Date('2026-08-01T12:00:00Z')), '1er août 2026');
});

test('the day is the one in Morocco, whatever the clock of the server says', () => {
  assert.equal(frenchDate(new Date('2025-09-18T23:30:00Z')), '19 septembre 2025');
});
