import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { pastDay } from './rules';

for (const [moment, day, isTaken] of [
  ['2026-11-23T23:30:00Z', '2026-11-23', true],
  ['2026-11-23T23:30:00Z', '2026-11-24', true],
  ['2026-11-23T23:30:00Z', '2026-11-25', false],
  ['2026-11-23T22:30:00Z', '2026-11-24', false],
] as const) {
  // A browser and the server may differ by the hour; what one writes, the other must not refuse.
  test(`at ${moment} ${day} is ${isTaken ? '' : 'not '}a day that Morocco has seen`, () => {
    mock.timers.enable({ apis: ['Date'], now: new Date(moment) });
    try {
      assert.equal(pastDay.safeParse(day).success, isTaken);
    } finally {
      mock.timers.reset();
    }
  });
}
