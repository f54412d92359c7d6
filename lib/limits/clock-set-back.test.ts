import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openOwnDatabase } from '@/tests/fixtures/database/own-database';
import { consume, forgetLimits } from './rate-limit';

const own = await openOwnDatabase();
after(() => own.close());

const NOON = Date.UTC(2026, 0, 14, 12);
const HOUR_MS = 3_600_000;

async function untilRefused(): Promise<number> {
  for (let call = 0; call < 200; call += 1) {
    const seconds = await consume('adminWrite', 'somebody');
    if (seconds !== undefined) return seconds;
  }
  throw new Error('never refused');
}

test('who has used up a limit is let in after a minute, though the clock was set back by two hours', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: NOON });
  let steady = 0;
  t.mock.method(performance, 'now', () => steady);

  assert.ok((await untilRefused()) <= 60);
  t.mock.timers.setTime(NOON - 2 * HOUR_MS);
  const seconds = await consume('adminWrite', 'somebody');
  assert.ok(seconds && seconds <= 60, 'no time has passed for others than the clock');
  // The process that sees the clock jump is another one than this.
  await forgetLimits();
  steady = 60_001;
  assert.equal(await consume('adminWrite', 'somebody'), undefined);
});
