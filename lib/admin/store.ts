import 'server-only';
import { db } from '@/lib/db/connect/client';
import { lockRow } from '@/lib/db/statements/lock-row';
import { type StoredRow, rowsOf } from '@/lib/db/statements/resource-rows';
import { linksOf, shownRow, storedData } from '@/lib/db/statements/stored-fields';
import { bumpGeneration } from '@/lib/process/generation';
import { conflict, notFound } from '@/lib/process/http-error';
import { requestLog } from '@/lib/process/log';
import { isPublicRow, resourceNames, resources } from '@/lib/resources/registry';
import { KINDS, type ResourceName } from '@/lib/resources/resource';
import type { Prisma } from '@/prisma/generated/client';
import { type Actor, type Changes, changedFields, recordAudit } from './audit';
import { findTextFaults, lostLinks, refuseTextFaults, requireUnused } from './guards';
import { requireShownPictures } from './media';
import { forgetSlug, rememberDeletion, rememberSlugChange } from './slug-changes';

type Tx = Prisma.TransactionClient;
type Fields = Record<string, unknown>;
type Input = { slug: string; updatedAt?: string } & Fields;
/** Written in the same transaction: all of it, or nothing. */
type Also = (tx: Tx, row: StoredRow) => Promise<void>;
export type Done = { row: StoredRow; changes: Changes; isWithdrawn?: boolean };
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
        const row = shownRow(resource, await rowsOf(tx, name).create({ data, ...shape }));
        await forgetSlug(tx, entity, row.slug);
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
      return commit(actor, 'update', async (tx) => {
        const before = await lock(tx, id);
        if (updatedAt && new Date(updatedAt).getTime() !== before.updatedAt.getTime()) {
          throw conflict('edited_meanwhile', 'Someone else changed this meanwhile');
        }
        refuseTextFaults(faults, input, before);
        await requireShownPictures(tx, resource, input, before);
        const data = storedData(resource, input, before);
        const row = shownRow(
          resource,
          await rowsOf(tx, name).update({ where: { id }, data, ...shape }),
        );
        await rememberSlugChange(tx, entity, {
          id,
          from: before.slug,
          to: row.slug,
          wasPublic: isPublic(before),
        });
        await also?.(tx, row);
        const isWithdrawn = isPublic(before) && !isPublic(row);
        return { row, changes: changedFields(before, row), isWithdrawn };
      });
    },

    async remove(id: string, actor: Actor): Promise<void> {
      await commit(actor, 'delete', (tx) => removeIn(tx, id));
    },

    /** For a transaction that changes several rows; the caller writes the audit lines. */
    removeIn,
    async changeIn(tx: Tx, id: string, change: (row: StoredRow) => Fields): Promise<Done> {
      const before = await lock(tx, id);
      const input = change(before);
      if (Object.keys(input).length === 0) return { row: before, changes: {} };
      const data = storedData(resource, input, before);
      const row = shownRow(
        resource,
        await rowsOf(tx, name).update({ where: { id }, data, ...shape }),
      );
      const isWithdrawn = isPublic(before) && !isPublic(row);
      return { row, changes: changedFields(before, row), isWithdrawn };
    },
  };

  async function removeIn(tx: Tx, id: string): Promise<Done> {
    const row = await lock(tx, id);
    await requireUnused(tx, resource, id);
    const lost = await lostLinks(tx, resource, id);
    await rowsOf(tx, name).delete({ where: { id }, select: { id: true } });
    await rememberDeletion(tx, entity, { id, slug: row.slug, wasPublic: isPublic(row) });
    const changes = { ...changedFields(row, {}), ...lost };
    return { row, changes, isWithdrawn: isPublic(row) };
  }

  /** Locks the row until the transaction ends, so that concurrent changes of it queue. */
  async function lock(tx: Tx, id: string): Promise<StoredRow> {
    await lockRow(tx, name, id);
    const row = await rowsOf(tx, name).findFirst({ where: { id }, ...shape });
    if (!row) throw notFound();
    return shownRow(resource, row);
  }

  function isPublic(row: StoredRow): boolean {
    return isPublicRow(resource, row);
  }

  async function commit(
    actor: Actor,
    action: string,
    work: (tx: Tx) => Promise<Done>,
  ): Promise<StoredRow> {
    const { row, changes, isWithdrawn } = await db().$transaction(async (tx) => {
      const done = await work(tx);
      const { row, changes } = done;
      await recordAudit(tx, { actor, action, entity, entityId: row.id, changes });
      return done;
    });
    // Before the caller answers, because the very next read must see the change.
    bumpGeneration(isWithdrawn ? 'withdrawal' : 'harmless');
    requestLog(actor.requestId).info(
      { actor: actor.id, action, entity, id: row.id, fields: Object.keys(changes) },
      'content changed',
    );
    return row;
  }
}

export const stores = Object.fromEntries(
  resourceNames.map((name) => [name, createStore(name)]),
) as Record<ResourceName, Store>;
