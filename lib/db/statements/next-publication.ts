import { pool } from '@/lib/db/connect/pool';

/** Uses this process's clock, which also decides what is published. */
export async function nextPublication(): Promise<Date | undefined> {
  const { rows } = await pool().query<{ due: Date | null }>(
    'SELECT min("published_at") AS "due" FROM "articles" WHERE NOT is_published("published_at", $1)',
    [new Date()],
  );
  return rows[0]?.due ?? undefined;
}
