import type { Pool } from 'pg';
import { pool } from '@/lib/db/connect/client';
import type { Prisma } from '@/prisma/generated/client';
import { KINDS, type ResourceName } from '@/lib/entities/resource';

type Actor = { id?: string; label: string; requestId?: string };
type Asked = { entity?: string; until: Date; actor: Actor };

/** Each row may have a hundred revisions, and one statement has two seconds. */
const PART = 50;

const EMPTY = `
WITH oldest AS (
  SELECT id FROM trash WHERE deleted_at <= $1 AND ($2::text IS NULL OR entity = $2)
  ORDER BY deleted_at, id LIMIT ${PART} FOR UPDATE
), gone AS (
  DELETE FROM trash WHERE id IN (SELECT id FROM oldest)
  RETURNING id, entity, name
), revisions_gone AS (
  DELETE FROM revisions WHERE entity_id IN (SELECT id FROM gone)
), drafts_gone AS (
  DELETE FROM drafts WHERE place IN (SELECT id::text FROM gone)
)
INSERT INTO audit_entries (actor_id, actor_label, action, entity, entity_id, request_id, changes)
SELECT $3::uuid, $4, 'purge', entity, id::text, $5,
  jsonb_build_object('name', jsonb_build_object('before', name, 'after', NULL))
FROM gone`;

/** In parts: the rows, their revisions and drafts, and a line of the audit log for each. */
export async function emptyTrash(
  { entity, until, actor }: Asked,
  db: Pick<Pool, 'query'> = pool(),
): Promise<number> {
  const { id = null, label, requestId = null } = actor;
  const values = [until, entity ?? null, id, label, requestId];
  let sum = 0;
  for (let part = PART; part === PART; sum += part) {
    part = (await db.query(EMPTY, values)).rowCount ?? 0;
  }
  return sum;
}

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

type Tx = Prisma.TransactionClient;

/** Which fields of each of these rows somebody changed, as the audit log tells. */
export async function readChangedFields(
  tx: Tx,
  name: ResourceName,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await tx.$queryRaw<{ id: string; fields: string[] }[]>`
    SELECT entity_id AS id, array_agg(DISTINCT field) AS fields
    FROM audit_entries, jsonb_object_keys(changes) AS field
    WHERE entity = ${KINDS[name]} AND entity_id = ANY(${ids}) AND action <> 'import'
    GROUP BY entity_id`;
  return new Map(rows.map(({ id, fields }) => [id, fields]));
}

/** Of slugs that rows had once: which row it was, be it there or not. */
export async function readFormerSlugs(
  tx: Tx,
  name: ResourceName,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx.$queryRaw<{ id: string; slug: string }[]>`
    SELECT DISTINCT ON (slug) entity_id AS id, slug
    FROM audit_entries, LATERAL (SELECT changes -> 'slug' ->> 'before' AS slug) had
    WHERE entity = ${KINDS[name]} AND slug = ANY(${slugs})
    ORDER BY slug, at DESC`;
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
