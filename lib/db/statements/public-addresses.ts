import { db } from '@/lib/db/connect/client';
import { hasPublication, resources } from '@/lib/entities/registry';
import type { Resource, ResourceName } from '@/lib/entities/resource';
import { Prisma, type PrismaClient } from '@/prisma/generated/client';

export type PublicAddress = { resource: ResourceName; slug: string; changedAt: Date };
type Row = PublicAddress & { total: bigint };

/** Always public resources come first, because their addresses rarely move to another place. */
const ORDERED = Object.values(resources)
  .filter(({ isWithoutPages }) => !isWithoutPages)
  .sort((one, other) => Number(hasPublication(one)) - Number(hasPublication(other)));

/** One statement reads the range and the total, so that they agree. */
export async function readPublicAddresses(
  range: { limit: number; offset: number },
  client: Pick<PrismaClient, '$queryRaw'> = db(),
) {
  const now = new Date();
  const tables = [...ORDERED.map((resource, place) => rows(resource, place, now)), inCities(now)];
  const found = await client.$queryRaw<Row[]>`
    SELECT resource, slug, updated_at AS "changedAt", count(*) OVER () AS total
    FROM (${Prisma.join(tables, ' UNION ALL ')}) AS addresses
    ORDER BY place, slug LIMIT ${range.limit}::int OFFSET ${range.offset}::int`;
  return { addresses: found as PublicAddress[], total: Number(found[0]?.total ?? 0) };
}

function rows(resource: Resource, place: number, now: Date): Prisma.Sql {
  const { isUnder } = resource;
  const where = hasPublication(resource)
    ? Prisma.sql`WHERE is_published(published_at, ${now}::timestamptz)`
    : isUnder
      ? Prisma.sql`WHERE NOT ${Prisma.raw(isAllAbove(resource.name, isUnder))}`
      : Prisma.empty;
  const slug = isUnder
    ? `(SELECT above.slug FROM ${isUnder.name} above WHERE above.id = ${isUnder.column}) || '/' || slug`
    : 'slug';
  return Prisma.sql`
    SELECT ${place}::int AS place, ${resource.name}::text AS resource,
      ${Prisma.raw(slug)} AS slug, updated_at
    FROM ${Prisma.raw(`"${resource.name}"`)} ${where}`;
}

/** It is the only one under what has its own name, and has the page of that. */
function isAllAbove(name: string, { name: above, column }: NonNullable<Resource['isUnder']>) {
  const bare = (text: string) => `regexp_replace(${text}, ' \\([^)]*\\)$', '')`;
  return `EXISTS (
    SELECT FROM ${above} above WHERE above.id = ${column} AND ${bare('above.name')} = ${bare(`${name}.name`)}
      AND NOT EXISTS (SELECT FROM ${name} other WHERE other.${column} = above.id AND other.id <> ${name}.id)
  )`;
}

/** A subject has a page in each city where it has a published master. */
function inCities(now: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT ${ORDERED.length}::int, 'categories', t.slug || '/' || c.slug, max(p.updated_at)
    FROM programmes p
      JOIN programme_categories pc ON pc.programme_id = p.id
      JOIN categories t ON t.id = pc.category_id
      JOIN establishments e ON e.id = p.establishment_id
      JOIN cities c ON c.id = e.city_id
    WHERE is_published(p.published_at, ${now}::timestamptz)
    GROUP BY t.slug, c.slug`;
}
