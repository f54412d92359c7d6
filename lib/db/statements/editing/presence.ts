import type { Pool } from 'pg';
import { pool } from '@/lib/db/connect/pool';
import type { ResourceKind } from '@/lib/entities/resource';

type Db = Pick<Pool, 'query'>;
type Place = { entity: ResourceKind; rowId: string; userId: string };
type Name = { firstName: string | null; lastName: string | null };

/** By the clock of the database, which all instances share. */
const HERE = `
WITH mine AS (
  INSERT INTO presences (user_id, entity, row_id) VALUES ($1, $2, $3)
  ON CONFLICT (user_id, entity, row_id) DO UPDATE SET seen_at = now()
)
SELECT u.first_name AS "firstName", u.last_name AS "lastName"
FROM presences p JOIN users u ON u.id = p.user_id
WHERE p.entity = $2 AND p.row_id = $3 AND p.user_id <> $1
  AND p.seen_at > now() - interval '1 minute'
ORDER BY p.user_id LIMIT 5`;

/** Says that somebody has a row open, and who else has had it open within the last minute. */
export async function bePresent(
  { entity, rowId, userId }: Place,
  db: Db = pool(),
): Promise<Name[]> {
  return (await db.query<Name>(HERE, [userId, entity, rowId])).rows;
}

export async function leave({ entity, rowId, userId }: Place, db: Db = pool()): Promise<void> {
  const place = [userId, entity, rowId];
  await db.query('DELETE FROM presences WHERE user_id = $1 AND entity = $2 AND row_id = $3', place);
}

/** Of those whose browser could not say that they left; nobody is shown them any more. */
export async function forgetPresences(db: Db = pool()): Promise<void> {
  await db.query(`DELETE FROM presences WHERE seen_at < now() - interval '1 hour'`);
}
