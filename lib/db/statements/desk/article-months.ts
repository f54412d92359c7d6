import { db } from '@/lib/db/connect/client';
import { TIME_ZONE } from '@/lib/french/dates';

/** The months, newest first, in which articles are published or are to be. */
export async function articleMonths(): Promise<string[]> {
  const rows = await db().$queryRaw<{ month: string }[]>`
    SELECT DISTINCT to_char(published_at AT TIME ZONE ${TIME_ZONE}::text, 'YYYY-MM') AS month
    FROM articles WHERE published_at IS NOT NULL ORDER BY month DESC`;
  return rows.map(({ month }) => month);
}
