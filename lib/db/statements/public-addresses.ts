import { db } from '@/lib/db/connect/client';
import { hasPublication, resources } from '@/lib/resources/registry';
import type { ResourceName } from '@/lib/resources/resource';
import { Prisma, type PrismaClient } from '@/prisma/generated/client';

export type PublicAddress = { resource: ResourceName; slug: string; changedAt: Date };
type Row = PublicAddress & { total: bigint };

/** Always public resources come first, because their addresses rarely move to another place. */
const ORDERED = Object.values(resources).sort(
  (one, other) => Number(hasPublication(one)) - Number(hasPublication(other)),
);

/** One statement reads the range and the total, so that they agree. */
export async function readPublicAddresses(
  range: { limit: number; offset: number },
  client: Pick<PrismaClient, '$queryRaw'> = db(),
) {
  const now = new Date();
  const tables = ORDERED.map((resource, place) => {
    const where = hasPublication(resource)
      ? Prisma.sql`WHERE is_published(published_at, ${now}::timestamptz)`
      : Prisma.empty;
    return Prisma.sql`
      SELECT ${place}::int AS place, ${resource.name}::text AS resource, slug, updated_at
      FROM ${Prisma.raw(`"${resource.name}"`)} ${where}`;
  });
  const rows = await client.$queryRaw<Row[]>`
    SELECT resource, slug, updated_at AS "changedAt", count(*) OVER () AS total
    FROM (${Prisma.join(tables, ' UNION ALL ')}) AS addresses
    ORDER BY place, slug LIMIT ${range.limit}::int OFFSET ${range.offset}::int`;
  return { addresses: rows as PublicAddress[], total: Number(rows[0]?.total ?? 0) };
}
