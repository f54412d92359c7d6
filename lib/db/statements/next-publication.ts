import type { Pool } from 'pg';
import { pool } from '@/lib/db/connect/pool';
import { hasPublication, resources } from '@/lib/entities/registry';

const WAITING = Object.values(resources)
  .filter(hasPublication)
  .map(
    ({ name }) =>
      `(SELECT min("published_at") FROM "${name}" WHERE NOT is_published("published_at", $1))`,
  );

/** Uses this process's clock, which also decides what is published. */
export async function nextPublication(db: Pick<Pool, 'query'> = pool()): Promise<Date | undefined> {
  const { rows } = await db.query<{ due: Date | null }>(
    `SELECT least(${WAITING.join(', ')}) AS "due"`,
    [new Date()],
  );
  return rows[0]?.due ?? undefined;
}
