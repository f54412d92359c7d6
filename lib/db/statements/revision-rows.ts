import type { Prisma } from '@/prisma/generated/client';

/** Above this many, the revisions of a row are thinned out. */
export const MOST_REVISIONS = 100;
const NEWEST = 50;
const BY_DAY = 75;

/**
 * The newest 50 stay, of older ones the last of each day, and from the 76th on the last of each
 * month. The oldest always stays: it is how the row began.
 */
export async function thinRevisions(
  tx: Prisma.TransactionClient,
  entityIds: readonly string[],
): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM revisions WHERE id IN (
      SELECT id FROM (
        SELECT id,
          row_number() OVER newest AS place,
          row_number() OVER oldest AS age,
          row_number() OVER (PARTITION BY entity_id, date_trunc('day', at, 'UTC') ORDER BY number DESC) AS in_day,
          row_number() OVER (PARTITION BY entity_id, date_trunc('month', at, 'UTC') ORDER BY number DESC) AS in_month
        FROM revisions WHERE entity_id = ANY(${entityIds}::uuid[])
        WINDOW newest AS (PARTITION BY entity_id ORDER BY number DESC),
          oldest AS (PARTITION BY entity_id ORDER BY number)
      ) ranked
      WHERE age > 1 AND (place > ${NEWEST} AND in_day > 1 OR place > ${BY_DAY} AND in_month > 1)
    )`;
}
