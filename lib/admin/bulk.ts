import 'server-only';
import { type Tx, db } from '@/lib/db/connect/client';
import type { StoredRow } from '@/lib/db/statements/rows';
import { todayInMorocco } from '@/lib/french/dates';
import { contentChanged } from '@/lib/process/generation';
import { HttpError, type Issue, conflict, invalid } from '@/lib/process/http-error';
import { isPublished } from '@/lib/entities/published';
import { entities, resources } from '@/lib/entities/registry';
import { KINDS, type Resource, type ResourceName } from '@/lib/entities/resource';
import type { BulkInput, FormerDate } from '@/lib/entities/fields/list-query';
import { type Actor, logChange } from './audit';
import { restoreFromTrash } from './history/restore';
import { recordSaves } from './history/revisions';
import { purge } from './history/trash';
import { type Done, stores } from './store';

/** What `redate` needs, to undo what an action did to one row. */
type Former = { id: string; publishedAt: unknown; set: unknown };

const LONG_TRANSACTION = { timeout: 30_000, maxWait: 5_000 };

/**
 * All of them or none: when some cannot be changed, the answer names each with its reason and
 * nothing is written. A row that is already as wanted stays untouched, without an audit line.
 */
export async function changeMany(name: ResourceName, input: BulkInput, actor: Actor) {
  const { action } = input;
  const ids = action === 'redate' ? input.rows.map(({ id }) => id) : input.ids;
  if (!canDo(name, action)) {
    throw invalid([{ path: 'action', message: 'Cannot be done to many rows of this list' }]);
  }
  const entity = KINDS[name];
  const done = await db().$transaction(async (tx) => {
    const changed: Done[] = [];
    const refused: Issue[] = [];
    const late: string[] = [];
    // In one order, so that two who change the same rows wait for each other and never deadlock.
    for (const id of ids.toSorted()) {
      const one = await changeOne(tx, name, id, input, actor).catch((error: unknown) => {
        refused.push({ path: id, message: reasonOf(resources[name], error) });
        if (error instanceof HttpError && error.code === 'edited_meanwhile') late.push(id);
      });
      if (one && Object.keys(one.changes).length > 0) changed.push(one);
    }
    if (late.length > 0) throw editedMeanwhile(refused);
    if (refused.length > 0) throw invalid(refused);
    await recordSaves(tx, { actor, action, entity }, changed);
    return changed;
  }, LONG_TRANSACTION);
  if (done.length > 0) {
    await contentChanged(done.some(({ isWithdrawn }) => isWithdrawn) ? 'withdrawal' : 'harmless');
  }
  logChange(actor, { action, entity, ids: done.map(({ row }) => row.id) });
  return { changed: done.length, former: done.flatMap(formerOf) };
}

function formerOf({ row, before, changes }: Done): Former[] {
  if (!before || !changes.publishedAt) return [];
  return [{ id: row.id, publishedAt: before.publishedAt, set: row.publishedAt }];
}

const editedMeanwhile = (issues?: Issue[]) =>
  conflict('edited_meanwhile', 'Someone else changed its publication meanwhile', issues);

/** Whatever has the field that the action sets, in the lists with boxes and in the others. */
function canDo(name: ResourceName, action: BulkInput['action']): boolean {
  if (['delete', 'restore', 'purge'].includes(action)) return true;
  const set = action === 'verify' ? 'verifiedOn' : 'publishedAt';
  return resources[name].fields.some((field) => field.name === set);
}

function changeOne(
  tx: Tx,
  name: ResourceName,
  id: string,
  input: BulkInput,
  actor: Actor,
): Promise<Done> {
  const store = stores[name];
  const now = new Date();
  switch (input.action) {
    case 'delete':
      return store.removeIn(tx, id, actor);
    case 'restore':
      return restoreFromTrash(tx, resources[name], id, actor);
    case 'purge':
      return purge(tx, resources[name], id);
    case 'publish':
      return store.changeIn(tx, id, actor, (row) => {
        if (isPublished({ publishedAt: row.publishedAt as Date | null }, now)) return {};
        requirePublishable(name, row, now);
        return { publishedAt: now };
      });
    case 'redate': {
      const former = input.rows.find((row) => row.id === id) as FormerDate;
      return store.changeIn(tx, id, actor, (row) => {
        const at = (row.publishedAt as Date | null)?.toISOString() ?? null;
        if (at === former.publishedAt) return {};
        if (at !== former.set) throw editedMeanwhile();
        const publishedAt = former.publishedAt === null ? null : new Date(former.publishedAt);
        if (publishedAt) requirePublishable(name, row, publishedAt);
        return { publishedAt };
      });
    }
    case 'unpublish':
      return store.changeIn(tx, id, actor, ({ publishedAt }) =>
        publishedAt === null ? {} : { publishedAt: null },
      );
    case 'verify': {
      const today = todayInMorocco(now);
      return store.changeIn(tx, id, actor, ({ verifiedOn }) =>
        verifiedOn === today ? {} : { verifiedOn: today },
      );
    }
  }
}

/** The form would refuse it with the same words. */
function requirePublishable(name: ResourceName, row: StoredRow, at: Date): void {
  const schema = entities[name].schema;
  const fields = Object.keys(schema.shape).filter((field) => field !== 'updatedAt');
  const saved = Object.fromEntries(fields.map((field) => [field, row[field]]));
  const { error } = schema.safeParse({ ...saved, publishedAt: at.toISOString() });
  if (!error) return;
  const issues = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw invalid(issues);
}

/** A fault of ours is no reason to tell: it ends the whole change. */
function reasonOf({ fields }: Resource, error: unknown): string {
  if (!(error instanceof HttpError) || error.status >= 500) throw error;
  const { issues } = error.details;
  const told = issues?.map(({ path, message }) => {
    const label = fields.find(({ name }) => name === path)?.label;
    return label ? `${label}: ${message}` : message;
  });
  if (told) return told.join('. ');
  return error.status === 404 ? 'Does not exist any more' : error.message;
}
