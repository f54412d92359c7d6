import { setTimeout as sleep } from 'node:timers/promises';
import { keepChecks } from '@/lib/db/statements/link-checks';
import { env } from '@/lib/env';
import { askFront } from '@/lib/process/ask-front';
import { askAll } from './ask';

const LOOK_MS = 200;
/** What is not known by then stands in the rows when somebody asks again. */
const LONGEST_MS = 25_000;

/** Asks beside the request, so that it goes on when whoever waits for it leaves. */
export async function haveAsked(addresses: string[]): Promise<void> {
  const id = addresses.length > 0 && (await askFront('askJob', 'links', { addresses }));
  const end = performance.now() + LONGEST_MS;
  while (id && performance.now() < end && !(await askFront('hasJobEnded', 'links', id))) {
    await sleep(LOOK_MS);
  }
}

export async function askOthers({ addresses = [] }: { addresses?: string[] }): Promise<void> {
  const { SITE_URL, isLocal } = env();
  const answers = await askAll(addresses, {
    reach: { mayBeLoopback: isLocal },
    userAgent: `Mozilla/5.0 (compatible; link check of ${SITE_URL})`,
  });
  const triedAt = new Date();
  await keepChecks([...answers].map(([address, answer]) => ({ address, ...answer, triedAt })));
}
