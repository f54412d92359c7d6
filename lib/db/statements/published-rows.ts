import type { Pool } from 'pg';
import { db, pool } from '@/lib/db/connect/client';
import { hasPublication, resources } from '@/lib/entities/registry';
import type { Resource, ResourceName } from '@/lib/entities/resource';
import { Prisma, type PrismaClient } from '@/prisma/generated/client';
import { TIME_ZONE } from '@/lib/french/dates';

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

type Successor = { slug: string; movedTo: string };

/**
 * Where masters lead that are withdrawn: to the one that came after them, when there is one alone,
 * or after those that did and are withdrawn as well. UNION ends what goes in a circle.
 */
export async function readSuccessors(slugs: readonly string[]): Promise<Successor[]> {
  if (slugs.length === 0) return [];
  return db().$queryRaw`
    WITH RECURSIVE way AS (
      SELECT slug AS former, id, slug, is_published(published_at, now()) IS TRUE AS is_there
      FROM programmes WHERE slug = ANY(${slugs})
      UNION
      SELECT way.former, p.id, p.slug, is_published(p.published_at, now()) IS TRUE
      FROM way JOIN programmes p ON p.former_id = way.id WHERE NOT way.is_there
    )
    SELECT former AS slug, min(slug) AS "movedTo" FROM way
    WHERE is_there AND slug <> former GROUP BY former HAVING count(*) = 1`;
}

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

/** The months, newest first, in which articles are published or are to be. */
export async function articleMonths(): Promise<string[]> {
  const rows = await db().$queryRaw<{ month: string }[]>`
    SELECT DISTINCT to_char(published_at AT TIME ZONE ${TIME_ZONE}::text, 'YYYY-MM') AS month
    FROM articles WHERE published_at IS NOT NULL ORDER BY month DESC`;
  return rows.map(({ month }) => month);
}
