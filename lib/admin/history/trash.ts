import 'server-only';
import { type Actor, type Changes, asJson, logChange } from '@/lib/admin/audit';
import type { Done } from '@/lib/admin/store';
import { type Page, readPage } from '@/lib/content/page';
import { type Tx, db } from '@/lib/db/connect/client';
import { readExamRows } from '@/lib/db/statements/fact-rows';
import { containing } from '@/lib/db/statements/fold-text';
import { lockRows, type StoredRow, rowsOf } from '@/lib/db/statements/rows';
import { emptyTrash } from '@/lib/db/statements/history-rows';
import { conflict } from '@/lib/process/http-error';
import { KINDS, type Resource, type ResourceName } from '@/lib/entities/resource';
import { DAYS_IN_TRASH, type TrashQuery } from '@/lib/entities/desk/history';
import type { Prisma } from '@/prisma/generated/client';
import { type Reference, referencesTo } from './references';

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
