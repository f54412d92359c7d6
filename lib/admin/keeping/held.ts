import 'server-only';
import { lockAll } from '@/lib/db/statements/lock-row';
import { lockRows, replaceLinks } from '@/lib/db/statements/many-rows';
import { rowsOf } from '@/lib/db/statements/resource-rows';
import { linksOf, shownRow } from '@/lib/db/statements/stored-fields';
import { resources } from '@/lib/entities/registry';
import type { Field, ResourceName } from '@/lib/entities/resource';
import type { Prisma } from '@/prisma/generated/client';
import { holdersOf, placesOf } from './uses';

type Tx = Prisma.TransactionClient;

/** So many rows at once, because one statement has two seconds. */
export const PART = 100;

/** Rows of one list that named a deleted row in one field; the heir has its place meanwhile. */
export type Held = {
  resource: ResourceName | 'proposals';
  field: string;
  ids: string[];
  heir?: string;
};

export async function heldBy(tx: Tx, name: ResourceName, id: string): Promise<Held[]> {
  const held: Held[] = [];
  for (const place of placesOf(name)) {
    const ids = await holdersOf(tx, place, id);
    if (ids.length > 0) held.push({ resource: place.holder.name, field: place.field.name, ids });
  }
  if (name !== 'programmes') return held;
  const proposals = await tx.proposal.findMany({
    where: { programmeId: id },
    select: { id: true },
  });
  const ids = proposals.map((proposal) => proposal.id);
  return ids.length > 0 ? [...held, { resource: 'proposals', field: 'programmeId', ids }] : held;
}

/** Rows that name something else by now keep that. */
export async function giveBack(tx: Tx, held: Held, id: string): Promise<void> {
  const ids = held.ids.toSorted();
  for (let at = 0; at < ids.length; at += PART) {
    await giveBackSome(tx, { ...held, ids: ids.slice(at, at + PART) }, id);
  }
}

async function giveBackSome(tx: Tx, held: Held, id: string): Promise<void> {
  const { resource, field: name, ids, heir = null } = held;
  if (resource === 'proposals') {
    await tx.proposal.updateMany({
      where: { id: { in: ids }, programmeId: heir },
      data: { programmeId: id },
    });
    return;
  }
  const field = resources[resource].fields.find((one) => one.name === name);
  if (!field) return;
  // One that is being restored just now is in neither place: it is waited for.
  await lockAll(tx, 'trash', ids);
  if (field.link) await giveBackLinks(tx, resource, field, held, id);
  else {
    await rowsOf(tx, resource).updateMany({
      where: { id: { in: ids }, [name]: heir },
      data: { [name]: id },
    });
  }
  await giveBackInTrash(tx, field, held, id);
}

async function giveBackLinks(
  tx: Tx,
  name: ResourceName,
  field: Field,
  { ids, heir }: Held,
  id: string,
): Promise<void> {
  const { link } = field;
  if (!link) return;
  const resource = resources[name];
  await lockRows(tx, name, ids);
  const rows = await rowsOf(tx, name).findMany({
    where: { id: { in: ids } },
    ...linksOf(resource),
  });
  const linked = rows
    .map((row) => shownRow(resource, row))
    .map((row) => ({ id: row.id, before: row[field.name] as string[] }))
    .map((row) => ({ ...row, linked: withRestored(field, row.before, id, heir) }))
    .filter(({ before, linked }) => linked !== before);
  if (linked.length === 0) return;
  await rowsOf(tx, name).updateMany({
    where: { id: { in: linked.map((row) => row.id) } },
    data: { updatedAt: new Date() },
  });
  await replaceLinks(tx, name, link, linked);
}

/** What named it may lie in the trash itself. */
async function giveBackInTrash(tx: Tx, field: Field, { ids, heir }: Held, id: string) {
  const trashed = await tx.trash.findMany({
    where: { id: { in: ids } },
    select: { id: true, row: true },
  });
  for (const one of trashed) {
    const row = one.row as Record<string, unknown>;
    const before = row[field.name];
    const after = Array.isArray(before)
      ? withRestored(field, before as string[], id, heir)
      : before === (heir ?? null)
        ? id
        : before;
    if (after === before) continue;
    const data = { row: { ...row, [field.name]: after } as Prisma.InputJsonObject };
    await tx.trash.update({ where: { id: one.id }, data, select: { id: true } });
  }
}

/**
 * In the place of its heir, if that is still there; else beside the others while there is room. A
 * call that is for all masters by now stays for all.
 */
function withRestored(field: Field, before: string[], id: string, heir?: string): string[] {
  const { max = Infinity, isGuarding = false } = field;
  const others = before.filter((one) => one !== heir);
  const isMeant = heir ? others.length < before.length : before.length > 0 || !isGuarding;
  return !isMeant || before.includes(id) || others.length >= max ? before : [...others, id];
}

/** A restored row may name one that is still in the trash: that one gives it back, once restored. */
export async function leaveWith(
  tx: Tx,
  { field, ids }: { field: Field; ids: readonly string[] },
  holder: { resource: ResourceName; id: string },
): Promise<void> {
  await lockAll(tx, 'trash', ids);
  const found = await tx.trash.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, held: true },
  });
  for (const { id, held } of found) {
    const more = { resource: holder.resource, field: field.name, ids: [holder.id] };
    const data = { held: [...(held as Held[]), more] as Prisma.InputJsonArray };
    await tx.trash.update({ where: { id }, data, select: { id: true } });
  }
}
