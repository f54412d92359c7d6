import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromWallTime, toWallTime } from '@/lib/french/dates';
import {
  afterWeekOf,
  isTimeToPrepare,
  nextDigest,
  nextToPrepare,
  weekOf,
} from '@/lib/mail/letters/digests';

const TUESDAY_AT_NINE = { weekday: 2, hour: 9 };
const HOUR = 3_600_000;

test('the next digest is at its hour in Morocco, today or within a week', () => {
  for (const [from, at] of [
    ['2026-11-23T12:00:00Z', '2026-11-24T09:00'],
    ['2026-11-24T05:00:00Z', '2026-11-24T09:00'],
    ['2026-11-24T12:00:00Z', '2026-12-01T09:00'],
    // The last days of the year, and February of a year that leaps.
    ['2026-12-30T12:00:00Z', '2027-01-05T09:00'],
    ['2028-02-23T12:00:00Z', '2028-02-29T09:00'],
  ] as const) {
    assert.equal(toWallTime(nextDigest(TUESDAY_AT_NINE, new Date(from))), at, from);
  }
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    for (const hour of [0, 23]) {
      const now = new Date('2026-11-23T22:30:00Z');
      const at = nextDigest({ weekday, hour }, now);
      assert.ok(at > now && at.getTime() - now.getTime() <= 7 * 24 * HOUR);
      assert.equal(new Date(`${toWallTime(at)}:00Z`).getUTCDay() || 7, weekday);
      assert.equal(new Date(`${toWallTime(at)}:00Z`).getUTCHours(), hour);
    }
  }
});

test('a week begins on its Monday, as calendars in Morocco show it', () => {
  assert.equal(weekOf(new Date('2026-11-23T00:30:00Z')), '2026-11-23');
  assert.equal(weekOf(new Date('2026-11-29T20:00:00Z')), '2026-11-23');
  assert.equal(weekOf(new Date('2027-01-02T12:00:00Z')), '2026-12-28');
});

test('it is prepared a day before, and no more in the last hour', () => {
  const sendAt = new Date('2026-11-24T08:00:00Z');
  const before = (hours: number) => new Date(sendAt.getTime() - hours * HOUR);
  assert.deepEqual(
    [25, 24, 12, 1, 0.9, 0, -1].map((hours) => isTimeToPrepare(sendAt, before(hours))),
    [false, true, true, true, false, false, false],
  );
});

test('what is promised can be prepared: a time within the hour is the one of a week later', () => {
  const atEight = fromWallTime('2026-11-24T08:00')?.getTime() ?? 0;
  const at = (ms: number) => toWallTime(nextToPrepare(TUESDAY_AT_NINE, new Date(atEight + ms)));
  assert.equal(at(-60_000), '2026-11-24T09:00');
  assert.equal(at(0), '2026-11-24T09:00');
  assert.equal(at(1000), '2026-12-01T09:00');
  for (let minute = 0; minute < 7 * 24 * 60; minute += 29) {
    const now = new Date(Date.parse('2026-11-23T00:00:00Z') + minute * 60_000);
    const sendAt = nextToPrepare(TUESDAY_AT_NINE, now);
    const first = new Date(Math.max(now.getTime(), sendAt.getTime() - 24 * HOUR));
    assert.ok(isTimeToPrepare(sendAt, first), now.toISOString());
  }
});

test('after a week comes the next one from its first hour on', () => {
  const after = afterWeekOf(new Date('2026-11-24T08:00:00Z'));
  assert.equal(toWallTime(nextDigest({ weekday: 1, hour: 0 }, after)), '2026-11-30T00:00');
});
