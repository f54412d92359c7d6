import assert from 'node:assert/strict';
import { test } from 'node:test';
import { consume } from '@/lib/process/rate-limit';
import { AsksTooMuch } from '@/lib/server/render/render-queue';
import { refuseFlood } from './floods';

test('calls go on until the limit of their address is reached, and no further', async () => {
  const [flooder, other] = ['192.0.2.61', '192.0.2.62'];
  for (let call = 0; call < 600; call += 1) {
    await refuseFlood(flooder);
    await consume('api', flooder);
  }
  await assert.rejects(
    () => refuseFlood(flooder),
    (error) => error instanceof AsksTooMuch && error.seconds > 0 && error.seconds <= 60,
  );
  await refuseFlood(other);
});
