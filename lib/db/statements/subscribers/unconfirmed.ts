import type { Pool } from 'pg';
import { pool } from '@/lib/db/connect/pool';

/** Whoever left before keeps the row that says so. */
const FORGET = `
WITH late AS (
  SELECT id, unsubscribed_at IS NULL AND refused_at IS NULL AS is_new FROM newsletter_subscribers
  WHERE pending_since <= $1 FOR UPDATE
), kept AS (
  UPDATE newsletter_subscribers s SET pending_since = NULL, confirmations = 0
  FROM late WHERE s.id = late.id AND NOT late.is_new
)
DELETE FROM newsletter_subscribers WHERE id IN (SELECT id FROM late WHERE is_new)`;

/** Addresses that nobody confirmed. */
export async function forgetUnconfirmed(
  until: Date,
  db: Pick<Pool, 'query'> = pool(),
): Promise<number> {
  return (await db.query(FORGET, [until])).rowCount ?? 0;
}
