import assert from 'node:assert/strict';
import { test } from 'node:test';
import { standingClock } from '@/tests/fixtures/running/standing-clock';
import { HttpError } from '@/lib/process/http-error';
import { refuseFlood } from '@/lib/front/answer/respond';

test('calls go on until the limit of their address is reached, and no further', async (t) => {
  const { pass } = standingClock(t);
  const [flooder, other] = ['192.0.2.61', '192.0.2.62'];
  for (let call = 0; call < 600; call += 1) await refuseFlood(flooder);
  const refusals: unknown[] = [];
  refuseFlood(flooder).catch((error: unknown) => refusals.push(error));
  await pass(990);
  assert.equal(refusals.length, 0, 'at once they would come again');
  await pass(1010);
  const [refusal] = refusals;
  assert.ok(refusal instanceof HttpError);
  assert.equal(refusal.status, 429);
  const seconds = Number(refusal.details.headers?.['Retry-After']);
  assert.ok(seconds > 0 && seconds <= 60);
  await refuseFlood(other);
});
