import { KINDS, type ResourceName } from '@/lib/entities/resource';
import type { Prisma } from '@/prisma/generated/client';

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
