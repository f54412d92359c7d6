import 'server-only';
import { forgetDeletion } from '@/lib/admin/slug-changes';
import type { Done } from '@/lib/admin/store';
import { type StoredRow, rowsOf } from '@/lib/db/statements/resource-rows';
import { linksOf, shownRow, storedData } from '@/lib/db/statements/stored-fields';
import { conflict } from '@/lib/process/http-error';
import { KINDS, type Resource } from '@/lib/entities/resource';
import type { Prisma } from '@/prisma/generated/client';
import { type GoneReference, findGone, goneIssue } from './gone-references';
import { giveBack, leaveWith } from './held';
import { takeFromTrash } from './trash';

type Tx = Prisma.TransactionClient;
type Fields = Record<string, unknown>;

/** What a row has beside the fields of its form. */
const BESIDE = ['id', 'createdAt', 'viewCount', 'likeCount'];

/** As it was, with its id, its old addresses, and in all rows that named it. */
export async function restoreFromTrash(tx: Tx, resource: Resource, id: string): Promise<Done> {
  const { name } = resource;
  const trashed = await takeFromTrash(tx, name, id);
  const gone = await findGone(tx, resource, trashed.row);
  requireNeeded(gone);
  await requireFreeSlug(tx, resource, trashed.slug);
  const data = storedData(resource, withoutGone(restorable(resource, trashed.row), gone));
  const shape = { omit: { createdAt: true }, ...linksOf(resource) };
  const row = shownRow(resource, await rowsOf(tx, name).create({ data, ...shape }));
  for (const one of gone) await leaveWith(tx, one, { resource: name, id });
  for (const one of trashed.held) await giveBack(tx, one, id);
  await forgetDeletion(tx, KINDS[name], trashed);
  return { row, changes: { deletedAt: { before: trashed.deletedAt, after: null } } };
}

function restorable({ fields }: Resource, row: StoredRow): Fields {
  const names = [...BESIDE, ...fields.map(({ name }) => name)].filter((name) => name in row);
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}

/** A master without its establishment, or a call without its masters, would say something else. */
function requireNeeded(gone: GoneReference[]): void {
  const needed = gone.filter(({ field }) => field.required ?? field.isGuarding);
  if (needed.length === 0) return;
  const reasons = needed.map((one) => goneIssue(one).message).join('. ');
  throw conflict('cannot_restore', `${reasons}: restore that first`);
}

async function requireFreeSlug(tx: Tx, { name, noun }: Resource, slug: string): Promise<void> {
  const other = await rowsOf(tx, name).findFirst({ where: { slug }, select: { id: true } });
  if (!other) return;
  const message = `Another ${noun} has the slug “${slug}” by now: change that one first`;
  throw conflict('cannot_restore', message);
}

function withoutGone(row: Fields, gone: GoneReference[]): Fields {
  const changed = gone.map(({ field, ids }) => {
    const value = row[field.name];
    return [field.name, Array.isArray(value) ? value.filter((id) => !ids.includes(id)) : null];
  });
  return { ...row, ...Object.fromEntries(changed) };
}
