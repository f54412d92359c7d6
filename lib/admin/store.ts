import 'server-only';
import { db } from '@/lib/db/connect/client';
import { lockRows } from '@/lib/db/statements/locks';
import { dropSubject } from '@/lib/db/statements/subscribers/subjects';
import { type StoredRow, rowsOf } from '@/lib/db/statements/resource-rows';
import { linksOf, shownRow, storedData } from '@/lib/admin/stored-fields';
import { contentChanged } from '@/lib/process/generation';
import { conflict, notFound } from '@/lib/process/http-error';
import { isPublicRow, resourceNames, resources } from '@/lib/entities/registry';
import { KINDS, type ResourceName } from '@/lib/entities/resource';
import type { Prisma } from '@/prisma/generated/client';
import { type Actor, type Changes, changedFields, logChange } from './audit';
import { findTextFaults, refuseTextFaults, requireUnused } from './guards';
import { saveFacts } from './facts';
import { recordSaves } from './history/revisions';
import { type Heir, putIntoTrash } from './history/trash';
import { requireShownPictures } from './media';
import { forgetSlugs, rememberDeletion, rememberSlugChange } from './slug-changes';

type Tx = Prisma.TransactionClient;
type Fields = Record<string, unknown>;
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
      if (updatedAt && new Date(updatedAt).getTime() !== before.updatedAt.getTime()) {
        throw conflict('edited_meanwhile', 'Someone else changed this meanwhile');
      }
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
