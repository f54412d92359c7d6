import 'server-only';
import { db } from '@/lib/db/connect/client';
import { rowsOf } from '@/lib/db/statements/resource-rows';
import { UNKNOWN_FIELD, invalid, notFound } from '@/lib/process/http-error';
import { resources } from '@/lib/entities/registry';
import { KINDS, type ResourceName } from '@/lib/entities/resource';
import type { DraftInput } from '@/lib/entities/desk/history';
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
