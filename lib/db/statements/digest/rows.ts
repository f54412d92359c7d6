import { pool, queryPatiently } from '@/lib/db/connect/pool';

type Settings = { isOn: boolean; weekday: number; hour: number };

export const NO_DIGEST: Settings = { isOn: false, weekday: 2, hour: 9 };

export async function readDigestSettings(): Promise<Settings> {
  const sql = 'SELECT is_on AS "isOn", weekday, hour FROM digest_settings';
  return (await pool('jobs').query<Settings>(sql)).rows[0] ?? NO_DIGEST;
}

export type Prepared = { week: string; sendAt: Date; subject: string };

/** Once for a week, whoever is first; the lock keeps it from a switch that is being turned off. */
const PREPARE = `
INSERT INTO letters (subject, state, send_at, digest_week)
SELECT $1, 'prepared', $2, $3::date FROM (
  SELECT FROM digest_settings WHERE is_on AND weekday = $4 AND hour = $5 FOR SHARE
) still
ON CONFLICT (digest_week) DO NOTHING`;

export async function prepareDigest(
  { week, sendAt, subject }: Prepared,
  { weekday, hour }: Settings,
): Promise<boolean> {
  const values = [subject, sendAt, week, weekday, hour];
  return (await pool('jobs').query(PREPARE, values)).rowCount === 1;
}

export type DueDigest = { id: string; sendAt: Date };

const DUE = `
SELECT id, send_at AS "sendAt" FROM letters WHERE state = 'prepared' AND send_at <= now()`;

export async function dueDigests(): Promise<DueDigest[]> {
  return (await pool('jobs').query<DueDigest>(DUE)).rows;
}

const SKIP = `
UPDATE letters SET state = 'stopped', ended_at = now(), trouble = $2
WHERE id = $1 AND state = 'prepared'`;

export async function skipDigest(id: string, reason: string): Promise<void> {
  await pool('jobs').query(SKIP, [id, reason]);
}

/** Of several instances that begin it at once, the first has changed the state for the others. */
const START = `
WITH started AS (
  UPDATE letters SET state = 'sending', started_at = now()
  WHERE id = $1 AND state = 'prepared' RETURNING id
)
INSERT INTO letter_recipients (letter_id, subscriber_id)
SELECT started.id, s.id FROM started, newsletter_subscribers s
WHERE s.active AND s.id = ANY ($2::uuid[])`;

/** A row for each of fifty thousand takes its time. */
export async function startDigest(id: string, subscriberIds: readonly string[]): Promise<void> {
  await queryPatiently(START, [id, subscriberIds]);
}
