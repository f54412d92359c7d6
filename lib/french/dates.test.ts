import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frenchDate, frenchMonth, fromWallTime, ofPartialDate, toWallTime } from './dates';

test('a date is written out in French, the first of a month as an ordinal (spec 9.7)', () => {
  assert.equal(frenchDate(new Date('2026-09-14T12:00:00Z')), '14 septembre 2026');
  assert.equal(frenchDate(new Date('2026-08-01T12:00:00Z')), '1er août 2026');
  assert.equal(frenchMonth('2026-03'), 'mars 2026');
});

test('something is of a year, of a month or of a day', () => {
  assert.equal(ofPartialDate('2024'), 'de 2024');
  assert.equal(ofPartialDate('2024-03'), 'de mars 2024');
  assert.equal(ofPartialDate('2024-08'), 'd’août 2024');
  assert.equal(ofPartialDate('2024-10'), 'd’octobre 2024');
  assert.equal(ofPartialDate('2024-10-01'), 'du 1er octobre 2024');
});

test('the day is the one in Morocco, whatever the clock of the server says', () => {
  assert.equal(frenchDate(new Date('2025-09-18T23:30:00Z')), '19 septembre 2025');
});

// Past days: from September 2026 on, Nodes of different age keep different time in Morocco.
test('the time is the one in Morocco, and midnight the hour 00 of the new day', () => {
  assert.equal(toWallTime(new Date('2025-11-21T08:30:00Z')), '2025-11-21T09:30');
  assert.equal(toWallTime(new Date('2025-11-20T23:00:00Z')), '2025-11-21T00:00');
});

test('goes round at every hour of a year, changes of the clock included', () => {
  for (let hour = 0; hour < 366 * 24; hour += 1) {
    const moment = new Date(Date.UTC(2026, 0, 1, hour));
    const back = fromWallTime(toWallTime(moment));
    // The hour that a change repeats has two moments; both show the same time.
    assert.equal(back && toWallTime(back), toWallTime(moment));
  }
});

test('what is no time is none', () => {
  for (const wrong of ['', '2026-11-21', '2026-13-01T00:00', '2026-11-21T25:00', 'x']) {
    assert.equal(fromWallTime(wrong), undefined, wrong);
  }
});
