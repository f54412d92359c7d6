import 'server-only';
import { conflict, notFound } from '@/lib/process/http-error';
import { db } from '@/lib/db/connect/client';
import { requestLog } from '@/lib/process/log';
import { bumpGeneration } from '@/lib/process/generation';
import type { SlugEntity } from '@/lib/content/slug-history';
import type { Prisma } from '@/prisma/generated/client';
import { type Actor, type Changes, changedFields, recordAudit } from './audit';
import { forgetSlug, rememberDeletion, rememberSlugChange } from './slug-changes';

type Tx = Prisma.TransactionClient;
type Row = { id: string; slug: string; updatedAt: Date } & Record<string, unknown>;
type Input = { slug: string; updatedAt?: string } & Record<string, unknown>;

/** How one table is written; what all four resources share is in `createStore`. */
export type Table = {
  entity: SlugEntity;
  read: (id: string) => Promise<Row | null>;
  /** Locks the row until the transaction ends, so that concurrent changes queue. */
  lock: (tx: Tx, id: string) => Promise<Row | null>;
  create: (tx: Tx, data: object) => Promise<Row>;
  update: (tx: Tx, id: string, data: object) => Promise<Row>;
  remove: (tx: Tx, id: string) => Promise<unknown>;
  /** Whether visitors could know the row's address. */
  isPublic: (row: Row) => boolean;
};

export type Store = ReturnType<typeof createStore>;

/** Writes of one resource: the row, its slug's history and the audit line in one transaction. */
export function createStore(table: Table) {
  return {
    /** The whole row, as a form edits it. */
    async read(id: string): Promise<Row> {
      const row = await table.read(id);
      if (!row) throw notFound();
      return row;
    },

    async create({ updatedAt: _, ...input }: Input, actor: Actor): Promise<Row> {
      return commit(actor, 'create', async (tx) => {
        const row = await table.create(tx, input);
        await forgetSlug(tx, table.entity, row.slug);
        return { row, changes: changedFields({}, row) };
      });
    },

    async update(id: string, { updatedAt, ...input }: Input, actor: Actor): Promise<Row> {
      return commit(actor, 'update', async (tx) => {
        const before = await table.lock(tx, id);
        if (!before) throw notFound();
        if (updatedAt && new Date(updatedAt).getTime() !== before.updatedAt.getTime()) {
          throw conflict('edited_meanwhile', 'Someone else changed this meanwhile');
        }
        const row = await table.update(tx, id, input);
        await rememberSlugChange(tx, table.entity, {
          id,
          from: before.slug,
          to: row.slug,
          wasPublic: table.isPublic(before),
        });
        return { row, changes: changedFields(before, row) };
      });
    },

    async remove(id: string, actor: Actor): Promise<void> {
      await commit(actor, 'delete', async (tx) => {
        const row = await table.lock(tx, id);
        if (!row) throw notFound();
        await table.remove(tx, id);
        await rememberDeletion(tx, table.entity, {
          id,
          slug: row.slug,
          wasPublic: table.isPublic(row),
        });
        return { row, changes: changedFields(row, {}) };
      });
    },
  };

  async function commit(
    actor: Actor,
    action: string,
    work: (tx: Tx) => Promise<{ row: Row; changes: Changes }>,
  ): Promise<Row> {
    const { row, changes } = await db().$transaction(async (tx) => {
      const done = await work(tx);
      const { entity } = table;
      await recordAudit(tx, {
        actor,
        action,
        entity,
        entityId: done.row.id,
        changes: done.changes,
      });
      return done;
    });
    // Before the caller answers: the very next read must see the change.
    bumpGeneration();
    requestLog(actor.requestId).info(
      { actor: actor.id, action, entity: table.entity, id: row.id, fields: Object.keys(changes) },
      'content changed',
    );
    return row;
  }
}
