import 'server-only';
import type { Actor, Fields } from '@/lib/admin/audit';
import { linksOf, saveFacts, shownRow, storedData } from '@/lib/admin/stored-fields';
import { forgetDeletion } from '@/lib/admin/slug-changes';
import { type Done, stores } from '@/lib/admin/store';
import type { Tx } from '@/lib/db/connect/client';
import { restoreExamRows } from '@/lib/db/statements/fact-rows';
import { rowsOf } from '@/lib/db/statements/rows';
import { conflict } from '@/lib/process/http-error';
import { resources } from '@/lib/entities/registry';
import { type Field, KINDS, type Resource, type ResourceName } from '@/lib/entities/resource';
import { referInTrash, restoreReference, takeFromTrash } from './trash';
import { findRevision } from './revisions';

type Asked = { id: string; revision: string; updatedAt: string };

/**
 * Brings back what was, whatever today's rules say, and is a save like any other. Whether visitors
 * see the row stays as it is: whoever wants an older text has not asked to withdraw the page.
 */
export async function restoreRevision(name: ResourceName, asked: Asked, actor: Actor) {
  const resource = resources[name];
  const { id, updatedAt } = asked;
  return stores[name].change(id, { action: 'restore', updatedAt, actor }, async (tx) => {
    const { row } = await findRevision(tx, name, id, asked.revision);
    const fields = resource.fields.filter(({ input }) => input !== 'publication');
    const input = picked(row as Fields, namesOf(fields));
    const issues = (await findGone(tx, resource, input)).map((gone) => ({
      path: gone.field.name,
      message: goneMessage(gone),
    }));
    const slug = String(input.slug);
    if (await isTaken(tx, name, slug, id)) {
      const message = `Slug: “${slug}” belongs to another ${resource.noun} by now`;
      issues.push({ path: 'slug', message });
    }
    if (issues.length > 0) {
      throw conflict('cannot_restore', 'This revision cannot be restored as it was', issues);
    }
    return input;
  });
}

const BESIDE = ['id', 'createdAt', 'viewCount', 'likeCount'];

/** As it was, with its id, its old addresses, and in all rows that named it. */
export async function restoreFromTrash(
  tx: Tx,
  resource: Resource,
  id: string,
  actor: Actor,
): Promise<Done> {
  const { name, noun, fields } = resource;
  const trashed = await takeFromTrash(tx, name, id);
  const gone = await findGone(tx, resource, trashed.row);
  requireNeeded(gone);
  const { slug } = trashed;
  if (await isTaken(tx, name, slug, id)) {
    const message = `Another ${noun} has the slug “${slug}” by now: change that one first`;
    throw conflict('cannot_restore', message);
  }
  const kept = picked(trashed.row, [...BESIDE, ...namesOf(fields)]);
  const data = storedData(resource, { ...kept, ...withoutGone(kept, gone) });
  const shape = { omit: { createdAt: true }, ...linksOf(resource) };
  const created = shownRow(resource, await rowsOf(tx, name).create({ data, ...shape }));
  const row = await saveFacts(tx, resource, { row: created, input: kept, actor, isAsItWas: true });
  await restoreExamRows(tx, (trashed.row.pastExams ?? []) as object[]);
  for (const { field, ids } of gone) {
    await referInTrash(tx, ids, { resource: name, field: field.name, ids: [id] });
  }
  for (const reference of trashed.references) await restoreReference(tx, reference, id);
  await forgetDeletion(tx, KINDS[name], trashed);
  return { row, changes: { deletedAt: { before: trashed.deletedAt, after: null } } };
}

const namesOf = (fields: readonly Field[]) => fields.map(({ name }) => name);

function picked(row: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}

async function isTaken(tx: Tx, name: ResourceName, slug: string, id: string): Promise<boolean> {
  return (await rowsOf(tx, name).count({ where: { slug, id: { not: id } } })) > 0;
}

type Gone = { field: Field; ids: string[] };

/** The rows that an older state of a row names, and that are not there any more. */
async function findGone(tx: Tx, { fields }: Resource, given: Fields): Promise<Gone[]> {
  const found: Gone[] = [];
  for (const field of fields) {
    const named = [given[field.name] ?? []].flat().map(String);
    if (!field.options || named.length === 0) continue;
    const where = { id: { in: named } };
    const there = await rowsOf(tx, field.options).findMany({ where, select: { id: true } });
    const ids = named.filter((id) => !there.some((row) => row.id === id));
    if (ids.length > 0) found.push({ field, ids });
  }
  return found;
}

function goneMessage({ field, ids }: Gone): string {
  const { noun, section } = resources[field.options ?? 'cities'];
  const those =
    ids.length === 1
      ? `the ${noun} that stood here was`
      : `${ids.length} ${section.label.toLowerCase()} that stood here were`;
  return `${field.label}: ${those} deleted`;
}

/** A master without its establishment, or a call without its masters, would say something else. */
function requireNeeded(gone: Gone[]): void {
  const needed = gone.filter(({ field }) => field.required ?? field.isGuarding);
  if (needed.length === 0) return;
  const reasons = needed.map(goneMessage).join('. ');
  throw conflict('cannot_restore', `${reasons}: restore that first`);
}

function withoutGone(row: Fields, gone: Gone[]): Fields {
  const changed = gone.map(({ field, ids }) => {
    const value = row[field.name];
    return [field.name, Array.isArray(value) ? value.filter((id) => !ids.includes(id)) : null];
  });
  return Object.fromEntries(changed);
}
