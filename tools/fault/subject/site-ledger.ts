import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '@/tests/fixtures/database/postgres';
import { post } from './ask';

export type SiteLedger = {
  /** What the slugs of all that it writes begin with. */
  mark: string;
  acknowledged: Set<string>;
  /** Statuses other than the ones a failure may have. */
  unexpected: number[];
  /** When the request was sent whose write was the last to be acknowledged. */
  lastSentAt: () => number;
  /** The longest time without an acknowledged write. */
  longestPauseMs: () => number;
  stop: () => Promise<void>;
};

type Writing = { site: () => { url: string }; cookies: readonly string[] };

// Sixteen administrators may make 1,920 changes a minute.
const WRITERS = 4;
const PAUSE_MS = 130;
export const EXPECTED = new Set([0, 201, 409, 429, 503]);

/** Creates cities through the site, a few at a time, and notes those it said it had stored. */
export function keepSiteLedger({ site, cookies }: Writing, expected = EXPECTED): SiteLedger {
  const acknowledged = new Set<string>();
  const unexpected: number[] = [];
  const mark = `livre-${Date.now()}`;
  let [lastSentAt, longestPauseMs, acknowledgedAt] = [0, 0, performance.now()];
  let isStopped = false;
  let n = 0;
  const write = async () => {
    while (!isStopped) {
      n += 1;
      const slug = `${mark}-${n}`;
      const cookie = cookies[n % cookies.length] ?? '';
      const sentAt = performance.now();
      const body = { name: `Ville ${n}`, slug, description: '' };
      const { status } = await post(site().url, '/api/admin/cities', body, cookie);
      if (status === 201) {
        acknowledged.add(slug);
        lastSentAt = Math.max(lastSentAt, sentAt);
        longestPauseMs = Math.max(longestPauseMs, performance.now() - acknowledgedAt);
        acknowledgedAt = performance.now();
      }
      if (!expected.has(status)) unexpected.push(status);
      await sleep(PAUSE_MS);
    }
  };
  const writing = Promise.all(Array.from({ length: WRITERS }, write));
  return {
    mark,
    acknowledged,
    unexpected,
    lastSentAt: () => lastSentAt,
    longestPauseMs: () => longestPauseMs,
    stop: async () => {
      isStopped = true;
      await writing;
    },
  };
}

/** How many were acknowledged and are not there. */
export async function countLost(url: string, { acknowledged }: SiteLedger): Promise<number> {
  const rows = await query(url, 'SELECT slug FROM cities');
  const present = new Set(rows.map(({ slug }) => slug));
  return [...acknowledged].filter((slug) => !present.has(slug)).length;
}

/** How many are there, acknowledged or not, without what is written in the same transaction. */
export async function countHalves(url: string, { mark }: SiteLedger): Promise<number> {
  const rows = await query(
    url,
    `SELECT count(*) FROM cities WHERE slug LIKE '${mark}%' AND NOT (
       EXISTS (SELECT 1 FROM audit_entries a WHERE a.entity_id::text = cities.id::text)
       AND EXISTS (SELECT 1 FROM revisions r WHERE r.entity_id::text = cities.id::text))`,
  );
  return Number(rows[0]?.count);
}
