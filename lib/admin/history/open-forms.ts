import 'server-only';
import { db, pool } from '@/lib/db/connect/client';
import { rowsOf } from '@/lib/db/statements/rows';
import type { DraftInput } from '@/lib/entities/back-office';
import { resources } from '@/lib/entities/registry';
import { KINDS, type ResourceName } from '@/lib/entities/resource';
import { UNKNOWN_FIELD, invalid, notFound } from '@/lib/process/http-error';
import type { Prisma } from '@/prisma/generated/client';

/** What somebody typed and has not saved: one for each person and row, and one for a new row. */
export type DraftPlace = { name: ResourceName; id?: string; userId: string };

export async function readDraft(place: DraftPlace) {
  const draft = await db().draft.findUnique({
    where: { userId_entity_place: keyOf(place) },
    select: { values: true, basedOn: true, savedAt: true },
  });
  return { draft };
}

export async function keepDraft(place: DraftPlace, draft: DraftInput): Promise<void> {
  const { name, id } = place;
  const fields = new Set(resources[name].fields.map((field) => field.name));
  if (Object.keys(draft.values).some((field) => !fields.has(field))) {
    throw invalid([{ path: 'values', message: UNKNOWN_FIELD }]);
  }
  const isThere = !id || (await rowsOf(db(), name).count({ where: { id } })) > 0;
  if (!isThere) throw notFound();
  const kept = {
    values: draft.values as Prisma.InputJsonObject,
    basedOn: draft.basedOn ?? null,
    savedAt: new Date(),
  };
  await db().draft.upsert({
    where: { userId_entity_place: keyOf(place) },
    create: { ...keyOf(place), ...kept },
    update: kept,
    select: { place: true },
  });
}

export async function forgetDraft(place: DraftPlace): Promise<void> {
  await db().draft.deleteMany({ where: keyOf(place) });
}

function keyOf({ name, id = 'new', userId }: DraftPlace) {
  return { userId, entity: KINDS[name], place: id };
}

type Opened = { name: ResourceName; id: string; userId: string };

/** Whoever was here within the last minute, by the clock of the database, which all share. */
const COME_IN = `
WITH mine AS (
  INSERT INTO presences (user_id, entity, row_id) VALUES ($1, $2, $3)
  ON CONFLICT (user_id, entity, row_id) DO UPDATE SET seen_at = now()
)
SELECT concat_ws(' ', nullif(u.first_name, ''), nullif(u.last_name, '')) AS name
FROM presences p JOIN users u ON u.id = p.user_id
WHERE p.entity = $2 AND p.row_id = $3 AND p.user_id <> $1
  AND p.seen_at > now() - interval '1 minute'
ORDER BY p.user_id LIMIT 5`;

/** Who else has the row open: their names, and nothing more of them. */
export async function openRow({ name, id, userId }: Opened) {
  if ((await rowsOf(db(), name).count({ where: { id } })) === 0) throw notFound();
  const { rows } = await pool().query<{ name: string }>(COME_IN, [userId, KINDS[name], id]);
  return { others: rows };
}

export async function closeRow({ name, id, userId }: Opened): Promise<void> {
  await db().presence.deleteMany({ where: { userId, entity: KINDS[name], rowId: id } });
}
