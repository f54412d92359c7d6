import 'server-only';
import { type Actor, type Changes, asJson, logChange } from '@/lib/admin/audit';
import type { Done } from '@/lib/admin/store';
import { type Page, readPage } from '@/lib/content/page';
import { type Tx, db } from '@/lib/db/connect/client';
import { moveFacts, readExamRows } from '@/lib/db/statements/fact-rows';
import { containing } from '@/lib/db/statements/fold-text';
import { lockRows, type StoredRow, rowsOf, replaceLinks } from '@/lib/db/statements/rows';
import { emptyTrash } from '@/lib/db/statements/history-rows';
import { conflict } from '@/lib/process/http-error';
import { type Field, KINDS, type Resource, type ResourceName } from '@/lib/entities/resource';
import { DAYS_IN_TRASH, type TrashQuery } from '@/lib/entities/back-office';
import type { Prisma } from '@/prisma/generated/client';
import { hasFacts, linksOf, shownRow } from '@/lib/admin/stored-fields';
import { resources } from '@/lib/entities/registry';

/** Takes over what named the deleted row. */
export type Heir = { id: string; references: Reference[] };
type Deleted = { row: StoredRow; formerSlugs: string[]; actor: Actor; heir?: Heir };

/** Keeps all that a deletion takes away. Says how many rows of each list lose it. */
export async function putIntoTrash(
  tx: Tx,
  { name, nameField }: Resource,
  { row, formerSlugs, actor, heir }: Deleted,
): Promise<Changes> {
  const { id, slug } = row;
  const created = await rowsOf(tx, name).findFirst({ where: { id }, select: { createdAt: true } });
  const references = [...(heir?.references ?? []), ...(await referencesTo(tx, name, id))];
  await tx.trash.create({
    data: {
      id,
      slug,
      formerSlugs,
      entity: KINDS[name],
      name: String(row[nameField]),
      row: asJson({ ...row, createdAt: created?.createdAt, pastExams: await readExamRows(tx, id) }),
      references: asJson(references),
      heirId: heir?.id,
      actorLabel: actor.label,
    },
    select: { id: true },
  });
  return countsOf(references);
}

/** One list may have named it in several fields, and beside its heir. */
function countsOf(references: readonly Reference[]): Changes {
  const counts: Changes = {};
  for (const { resource, ids } of references) {
    const before = Number(counts[resource]?.before ?? 0) + ids.length;
    counts[resource] = { before, after: 0 };
  }
  return counts;
}

export type Trashed = Awaited<ReturnType<typeof listTrash>>['rows'][number];

export async function listTrash(name: ResourceName, query: TrashQuery) {
  const { q, sort = '-deletedAt' } = query;
  const text = containing(q);
  const where = { entity: KINDS[name], OR: [{ name: text }, { slug: text }] };
  const direction: Prisma.SortOrder = sort.startsWith('-') ? 'desc' : 'asc';
  const orderBy = [{ deletedAt: direction }, { id: direction }];
  const select = { id: true, name: true, slug: true, deletedAt: true, actorLabel: true } as const;
  const { rows, total } = await readPage(db().trash, { where, orderBy, select }, query);
  const shown = rows.map(({ actorLabel, ...row }) => ({
    ...row,
    deletedBy: actorLabel,
    goneOn: new Date(row.deletedAt.getTime() + DAYS_IN_TRASH * 24 * 60 * 60 * 1000),
  }));
  return { rows: shown, total } satisfies Page<unknown>;
}

/** Locked, so that of two who restore one row the second finds none. */
export async function takeFromTrash(tx: Tx, name: ResourceName, id: string) {
  await lockRows(tx, 'trash', [id]);
  const trashed = await tx.trash.findFirst({ where: { id, entity: KINDS[name] } });
  if (!trashed) throw conflict('not_in_trash', 'Is not in the trash any more');
  await tx.trash.delete({ where: { id }, select: { id: true } });
  return {
    ...trashed,
    row: trashed.row as StoredRow,
    references: trashed.references as Reference[],
  };
}

/** A row that comes back names one that is in the trash itself, whose restoring gives it that. */
export async function referInTrash(tx: Tx, ids: readonly string[], reference: Reference) {
  await lockRows(tx, 'trash', ids);
  const where = { id: { in: [...ids] } };
  const trashed = await tx.trash.findMany({ where, select: { id: true, references: true } });
  for (const { id, references } of trashed) {
    const data = { references: asJson([...(references as Reference[]), reference]) };
    await tx.trash.update({ where: { id }, data, select: { id: true } });
  }
}

/** What was in the trash goes, and its revisions and drafts with it. */
export async function purge(tx: Tx, { name }: Resource, id: string): Promise<Done> {
  const trashed = await takeFromTrash(tx, name, id);
  await tx.revision.deleteMany({ where: { entityId: id } });
  await tx.draft.deleteMany({ where: { place: id } });
  const changes = { name: { before: trashed.name, after: null } };
  return { row: trashed.row, changes, isGone: true };
}

/** Only what was there when the list was read: a colleague may delete something meanwhile. */
export async function purgeAll(name: ResourceName, until: Date, actor: Actor) {
  const changed = await emptyTrash({ entity: KINDS[name], until, actor });
  logChange(actor, { action: 'purge', entity: KINDS[name], rows: changed });
  return { changed };
}

/** A field of one list that may name rows of another. */
export type Place = { holder: Resource; field: Field };

export function placesOf(name: ResourceName): Place[] {
  return Object.values(resources).flatMap((holder) =>
    holder.fields.filter(({ options }) => options === name).map((field) => ({ holder, field })),
  );
}

export function naming({ name, link }: Field, id: string) {
  return link ? { [link.relation]: { some: { [link.key]: id } } } : { [name]: id };
}

export async function countUses(tx: Tx, name: ResourceName, id: string) {
  const uses: (Place & { count: number })[] = [];
  for (const { holder, field } of placesOf(name)) {
    const count = await rowsOf(tx, holder.name).count({ where: naming(field, id) });
    if (count > 0) uses.push({ holder, field, count });
  }
  return uses;
}

/** What a deletion would take from others, and what forbids it. */
export async function listUses(name: ResourceName, id: string) {
  const uses = await countUses(db(), name, id);
  return uses.map(({ holder, field, count }) => ({
    resource: holder.name,
    field: field.name,
    count,
    isNeeded: field.isGuarding === true,
  }));
}

/** What the facts of a row rest on, and in which state it is. */
export async function sourcesOfRow(name: ResourceName, id: string): Promise<StoredRow[]> {
  const where = { facts: { some: { [`${KINDS[name]}Id`]: id } } };
  const rows = hasFacts(name)
    ? await rowsOf(db(), 'sources').findMany({ where, omit: { createdAt: true } })
    : [];
  return rows.map((row) => shownRow(resources.sources, row));
}

export async function idsNaming(tx: Tx, { holder, field }: Place, id: string): Promise<string[]> {
  const where = naming(field, id);
  const rows = await rowsOf(tx, holder.name).findMany({ where, select: { id: true } });
  return rows.map((row) => row.id);
}

/** Rows of one list that named a deleted row in one field; the heir has its place meanwhile. */
export type Reference = {
  resource: ResourceName | 'proposals';
  field: string;
  ids: string[];
  heir?: string;
};

async function referencesTo(tx: Tx, name: ResourceName, id: string): Promise<Reference[]> {
  const references: Reference[] = [];
  for (const place of placesOf(name)) {
    const ids = await idsNaming(tx, place, id);
    references.push({ resource: place.holder.name, field: place.field.name, ids });
  }
  if (name === 'programmes') {
    const where = { programmeId: id };
    const proposals = await tx.proposal.findMany({ where, select: { id: true } });
    const ids = proposals.map((proposal) => proposal.id);
    references.push({ resource: 'proposals', field: 'programmeId', ids });
  }
  return references.filter(({ ids }) => ids.length > 0);
}

/** Rows that name something else by now keep that. */
export async function restoreReference(tx: Tx, reference: Reference, id: string): Promise<void> {
  const { resource, field: name, heir } = reference;
  for (const ids of partsOf(reference.ids)) {
    if (resource === 'proposals') {
      const where = { id: { in: ids }, programmeId: heir ?? null };
      await tx.proposal.updateMany({ where, data: { programmeId: id } });
      continue;
    }
    const field = resources[resource].fields.find((one) => one.name === name);
    if (!field) return;
    const restored = (before: unknown) => withRestored(field, before, id, heir);
    // One that is being restored just now is in neither place: it is waited for.
    await lockRows(tx, 'trash', ids);
    await lockRows(tx, resource, ids);
    const rows = await readRows(tx, resources[resource], { id: { in: ids } });
    const changed = rows
      .map((row) => ({ id: row.id, before: row[name], value: restored(row[name]) }))
      .filter(({ before, value }) => value !== before);
    await writeField(tx, { holder: resources[resource], field }, changed);
    await restoreInTrash(tx, field, ids, restored);
  }
}

/** What named it may lie in the trash itself. */
async function restoreInTrash(
  tx: Tx,
  { name }: Field,
  ids: string[],
  restored: (before: unknown) => unknown,
): Promise<void> {
  const where = { id: { in: ids } };
  for (const { id, row } of await tx.trash.findMany({ where, select: { id: true, row: true } })) {
    const fields = row as Prisma.JsonObject;
    const value = restored(fields[name]);
    if (value === fields[name]) continue;
    const data = { row: { ...fields, [name]: value } as Prisma.InputJsonObject };
    await tx.trash.update({ where: { id }, data, select: { id: true } });
  }
}

/**
 * In the place of its heir, if that is still there; else beside the others while there is room. A
 * call that is for all masters by now stays for all.
 */
function withRestored(field: Field, before: unknown, id: string, heir?: string): unknown {
  if (!Array.isArray(before)) return before === (heir ?? null) ? id : before;
  const { max = Infinity, isGuarding = false } = field;
  const others = before.filter((one) => one !== heir);
  const isMeant = heir ? others.length < before.length : before.length > 0 || !isGuarding;
  return !isMeant || before.includes(id) || others.length >= max ? before : [...others, id];
}

export async function readRows(tx: Tx, holder: Resource, where: object): Promise<StoredRow[]> {
  const rows = await rowsOf(tx, holder.name).findMany({ where, ...linksOf(holder) });
  return rows.map((row) => shownRow(holder, row));
}

/** A field that is no list gets the same value in all rows. */
export async function writeField(
  tx: Tx,
  { holder, field }: Place,
  rows: readonly { id: string; before: unknown; value: unknown }[],
): Promise<void> {
  if (rows.length === 0) return;
  const data = field.link ? { updatedAt: new Date() } : { [field.name]: rows[0]?.value };
  const where = { id: { in: rows.map(({ id }) => id) } };
  await rowsOf(tx, holder.name).updateMany({ where, data });
  if (hasFacts(holder.name)) await moveFacts(tx, holder.name, field.name, rows);
  if (!field.link) return;
  const linked = rows.map(({ id, value }) => ({ id, linked: value as string[] }));
  await replaceLinks(tx, holder.name, field.link, linked);
}

/** So many rows at once, because one statement has two seconds. */
const PART = 100;

/** In one order, so that two who change the same rows wait for each other and never deadlock. */
export function partsOf(ids: readonly string[]): string[][] {
  const sorted = ids.toSorted();
  const starts = Array.from({ length: Math.ceil(ids.length / PART) }, (_, at) => at * PART);
  return starts.map((start) => sorted.slice(start, start + PART));
}
