import { setTimeout as sleep } from 'node:timers/promises';
import { secondsOver } from '@/lib/process/rate-limit';
import { AsksTooMuch } from '@/lib/server/render/render-queue';

const REFUSAL_MS = 1000;

/**
 * Calls beyond the limit end here. Next would refuse them as well, but with all the work of a call,
 * and at once, so that a flood would have the next refusal made immediately.
 */
export async function refuseFlood(asker: string): Promise<void> {
  const seconds = await secondsOver('api', asker);
  if (seconds === undefined) return;
  await sleep(REFUSAL_MS);
  throw new AsksTooMuch(seconds);
}
