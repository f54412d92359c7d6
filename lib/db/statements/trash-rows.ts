import type { Pool } from 'pg';
import { pool } from '@/lib/db/connect/pool';

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
