import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { post } from './ask';
import type { Subject } from './subject';

export type SiteLedger = {
  acknowledged: Set<string>;
  /** Statuses other than the ones a failure may have. */
  unexpected: number[];
  /** When the request was sent whose write was the last to be acknowledged. */
  lastSentAt: () => number;
  stop: () => Promise<void>;
};

// Sixteen administrators may make 1,920 changes a minute.
const WRITERS = 4;
const PAUSE_MS = 130;
const EXPECTED = new Set([0, 201, 409, 429, 503]);

/** Creates cities through the site, a few at a time, and notes those it said it had stored. */
export function keepSiteLedger(subject: Subject): SiteLedger {
  const acknowledged = new Set<string>();
  const unexpected: number[] = [];
  const mark = `livre-${Date.now()}`;
  let lastSentAt = 0;
  let isStopped = false;
  let n = 0;
  const write = async () => {
    while (!isStopped) {
      n += 1;
      const slug = `${mark}-${n}`;
      const cookie = subject.cookies[n % subject.cookies.length] ?? '';
      const sentAt = performance.now();
      const body = { name: `Ville ${n}`, slug, description: '' };
      const { status } = await post(subject.site().url, '/api/admin/cities', body, cookie);
      if (status === 201) {
        acknowledged.add(slug);
        lastSentAt = Math.max(lastSentAt, sentAt);
      }
      if (!EXPECTED.has(status)) unexpected.push(status);
      await sleep(PAUSE_MS);
    }
  };
  const writing = Promise.all(Array.from({ length: WRITERS }, write));
  return {
    acknowledged,
    unexpected,
    lastSentAt: () => lastSentAt,
    stop: async () => {
      isStopped = true;
      await writing;
    },
  };
}

/** How many were acknowledged and are not there. */
export async function countLost(subject: Subject, { acknowledged }: SiteLedger): Promise<number> {
  const client = new Client({ connectionString: await subject.url() });
  await client.connect();
  const { rows } = await client.query<{ slug: string }>('SELECT slug FROM cities');
  await client.end();
  const present = new Set(rows.map(({ slug }) => slug));
  return [...acknowledged].filter((slug) => !present.has(slug)).length;
}
