import 'server-only';
import { type Heir, countUses, putIntoTrash } from '@/lib/admin/history/trash';
import { recordSaves } from '@/lib/admin/history/revisions';
import { staffTextFault } from '@/lib/content/reading/staff-text';
import { type Tx, db } from '@/lib/db/connect/client';
import { lockRows, type StoredRow, rowsOf } from '@/lib/db/statements/rows';
import { holdPicture } from '@/lib/db/statements/pictures';
import { dropSubject } from '@/lib/db/statements/subscribers';
import { isPublicRow, resourceNames, resources } from '@/lib/entities/registry';
import { KINDS, type Resource, type ResourceName } from '@/lib/entities/resource';
import { contentChanged } from '@/lib/process/generation';
import { type Issue, conflict, invalid, notFound } from '@/lib/process/http-error';
import {
  type Actor,
  type Changes,
  type Fields,
  changedFields,
  logChange,
  requireUnchanged,
} from './audit';
import { linksOf, saveFacts, shownRow, storedData } from './stored-fields';
import { forgetSlugs, rememberDeletion, rememberSlugChange } from './slug-changes';

type Input = { slug: string; updatedAt?: string } & Fields;
/** Written in the same transaction: all of it, or nothing. */
type Also = (tx: Tx, row: StoredRow) => Promise<void>;
/** `before` is absent for a new row; one that is gone leaves no revision. */
export type Done = {
  row: StoredRow;
  before?: StoredRow;
  changes: Changes;
  isWithdrawn?: boolean;
  isGone?: boolean;
};
type Saving = { action: string; updatedAt?: string; actor: Actor };
type Store = ReturnType<typeof createStore>;

const omit = { createdAt: true } as const;

/** The row, its slug's history and the audit line are written in one transaction. */
function createStore(name: ResourceName) {
  const entity = KINDS[name];
  const resource = resources[name];
  const shape = { omit, ...linksOf(resource) };
  return {
    async read(id: string): Promise<StoredRow> {
      const row = await rowsOf(db(), name).findFirst({ where: { id }, ...shape });
      if (!row) throw notFound();
      return shownRow(resource, row);
    },

    async create({ updatedAt: _, ...input }: Input, actor: Actor, also?: Also): Promise<StoredRow> {
      refuseTextFaults(await findTextFaults(resource, input), input);
      return commit(actor, 'create', async (tx) => {
        await requireShownPictures(tx, resource, input);
        const data = storedData(resource, input);
        const created = shownRow(resource, await rowsOf(tx, name).create({ data, ...shape }));
        const row = await saveFacts(tx, resource, { row: created, input, actor });
        await forgetSlugs(tx, entity, [row.slug]);
        await also?.(tx, row);
        return { row, changes: changedFields({}, row) };
      });
    },

    async update(
      id: string,
      { updatedAt, ...input }: Input,
      actor: Actor,
      also?: Also,
    ): Promise<StoredRow> {
      const faults = await findTextFaults(resource, input);
      const find = async (tx: Tx, before: StoredRow) => {
        refuseTextFaults(faults, input, before);
        await requireShownPictures(tx, resource, input, before);
        return input;
      };
      return change(id, { action: 'update', updatedAt, actor }, find, also);
    },

    change,

    async remove(id: string, actor: Actor): Promise<void> {
      await commit(actor, 'delete', (tx) => removeIn(tx, id, actor));
    },

    /** For a transaction that changes several rows; the caller writes the audit lines. */
    removeIn,
    async changeIn(
      tx: Tx,
      id: string,
      actor: Actor,
      change: (row: StoredRow) => Fields,
    ): Promise<Done> {
      const before = await lock(tx, id);
      const input = change(before);
      if (Object.keys(input).length === 0) return { row: before, changes: {} };
      return write(tx, before, input, { action: 'update', actor });
    },
  };

  /** What is written is found out while the row is locked. */
  async function change(
    id: string,
    { action, updatedAt, actor }: Saving,
    find: (tx: Tx, before: StoredRow) => Promise<Fields>,
    also?: Also,
  ): Promise<StoredRow> {
    return commit(actor, action, async (tx) => {
      const before = await lock(tx, id);
      requireUnchanged(before, updatedAt);
      const done = await write(tx, before, await find(tx, before), { action, actor });
      await also?.(tx, done.row);
      return done;
    });
  }

  async function write(
    tx: Tx,
    before: StoredRow,
    input: Fields,
    { action, actor }: Saving,
  ): Promise<Done> {
    const { id, slug: from } = before;
    const data = storedData(resource, input, before);
    const updated = shownRow(
      resource,
      await rowsOf(tx, name).update({ where: { id }, data, ...shape }),
    );
    const isAsItWas = action === 'restore';
    const row = await saveFacts(tx, resource, { row: updated, before, input, actor, isAsItWas });
    const wasPublic = isPublic(before);
    if (row.slug !== from) {
      await rememberSlugChange(tx, entity, { id, from, to: row.slug, wasPublic });
    }
    const isWithdrawn = wasPublic && !isPublic(row);
    return { row, before, changes: changedFields(before, row), isWithdrawn };
  }

  async function removeIn(tx: Tx, id: string, actor: Actor, heir?: Heir): Promise<Done> {
    const row = await lock(tx, id);
    await requireUnused(tx, resource, id);
    const wasPublic = isPublic(row);
    const deleted = { id, slug: row.slug, wasPublic, heirId: heir?.id };
    const formerSlugs = await rememberDeletion(tx, entity, deleted);
    const lost = await putIntoTrash(tx, resource, { row, formerSlugs, actor, heir });
    if (name === 'categories' || name === 'cities') await dropSubject(tx, name, id);
    await rowsOf(tx, name).delete({ where: { id }, select: { id: true } });
    const changes = { ...changedFields(row, {}), ...lost };
    return { row, changes, isWithdrawn: wasPublic, isGone: true };
  }

  /** Locks the row until the transaction ends, so that concurrent changes of it queue. */
  async function lock(tx: Tx, id: string): Promise<StoredRow> {
    await lockRows(tx, name, [id]);
    const row = await rowsOf(tx, name).findFirst({ where: { id }, ...shape });
    if (!row) throw notFound();
    return shownRow(resource, row);
  }

  function isPublic(row: StoredRow): boolean {
    return isPublicRow(resource, row);
  }

  async function commit(actor: Actor, action: string, work: (tx: Tx) => Promise<Done>) {
    const { row, before, changes, isWithdrawn } = await db().$transaction(async (tx) => {
      const done = await work(tx);
      await recordSaves(tx, { actor, action, entity }, [done]);
      return done;
    });
    // Before the caller answers, because the very next read must see the change.
    const names = [row, before ?? row].map(({ slug }) => ({ entity, slug }));
    await contentChanged(isWithdrawn ? 'withdrawal' : 'harmless', names);
    logChange(actor, { action, entity, id: row.id, fields: Object.keys(changes) });
    return row;
  }
}

export const stores = Object.fromEntries(
  resourceNames.map((name) => [name, createStore(name)]),
) as Record<ResourceName, Store>;

/** Refuses to delete what other rows cannot be without, and says how many they are. */
async function requireUnused(tx: Tx, { name, noun }: Resource, id: string) {
  if (name === 'sources') await requireNothingOn(tx, id);
  const uses = (await countUses(tx, name, id)).filter(({ field }) => field.isGuarding);
  if (uses.length === 0) return;
  const list = uses.map(({ holder, count }) => `${holder.section.label}: ${count}`).join(', ');
  throw conflict('in_use', `This ${noun} cannot be deleted, because others need it (${list})`);
}

async function requireNothingOn(tx: Tx, sourceId: string): Promise<void> {
  const where = { where: { sourceId } };
  const [facts, exams] = [await tx.fact.count(where), await tx.pastExam.count(where)];
  const counts = [
    [facts, 'fact'],
    [exams, 'past examination'],
  ] as const;
  const used = counts.filter(([count]) => count > 0);
  if (used.length === 0) return;
  const named = used.map(([count, noun]) => `${count} ${noun}${count === 1 ? '' : 's'}`);
  const rest = facts + exams === 1 ? 'rests' : 'rest';
  throw conflict('in_use', `This source cannot be deleted: ${named.join(' and ')} ${rest} on it`);
}

/** Rendering a text on trial may take a while, so it is done before a row is locked. */
export async function findTextFaults({ fields }: Resource, given: Fields): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const { name, input } of fields) {
    const text = given[name];
    if (input !== 'markdown' || typeof text !== 'string') continue;
    const message = await staffTextFault(text);
    if (message) issues.push({ path: name, message });
  }
  return issues;
}

/** A text that a row has already may stay, so that everything else of it can still be edited. */
function refuseTextFaults(faults: Issue[], given: Fields, before: Fields = {}): void {
  const issues = faults.filter(({ path }) => given[path] !== before[path]);
  if (issues.length > 0) throw invalid(issues);
}

/**
 * The content policy of the pages refuses http:, and of our own addresses only uploads exist. What
 * a row has already may stay, so that everything else of it can still be edited.
 */
async function requireShownPictures(
  tx: Tx,
  { fields }: Resource,
  given: Fields,
  before: Fields = {},
): Promise<void> {
  const issues: Issue[] = [];
  for (const { name, input } of fields) {
    const url = given[name];
    if (input !== 'image' || typeof url !== 'string' || url === before[name]) continue;
    if (/^http:/i.test(url)) {
      const message = 'Must start with https://, or be an uploaded picture';
      issues.push({ path: name, message });
    } else if (url.startsWith('/') && !(await holdPicture(tx, url))) {
      issues.push({ path: name, message: 'There is no such picture: upload it first' });
    }
  }
  if (issues.length > 0) throw invalid(issues);
}
