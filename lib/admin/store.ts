import 'server-only';
import { db } from '@/lib/db/connect/client';
import { lockRow } from '@/lib/db/statements/lock-row';
import { type StoredRow, rowsOf } from '@/lib/db/statements/resource-rows';
import { bumpGeneration } from '@/lib/process/generation';
import { conflict, notFound } from '@/lib/process/http-error';
import { requestLog } from '@/lib/process/log';
import { isPublished } from '@/lib/resources/published';
import { hasPublication, resources } from '@/lib/resources/registry';
import { KINDS, type ResourceName } from '@/lib/resources/resource';
import type { Prisma } from '@/prisma/generated/client';
import { type Actor, type Changes, changedFields, recordAudit } from './audit';
import { requireShownPictures } from './media';
import { forgetSlug, rememberDeletion, rememberSlugChange } from './slug-changes';

type Tx = Prisma.TransactionClient;
type Input = { slug: string; updatedAt?: string } & Record<string, unknown>;
type Store = ReturnType<typeof createStore>;

const omit = { createdAt: true } as const;

/** The row, its slug's history and the audit line are written in one transaction. */
function createStore(name: ResourceName) {
  const entity = KINDS[name];
  const resource = resources[name];
  return {
    async read(id: string): Promise<StoredRow> {
      const row = await rowsOf(db(), name).findFirst({ where: { id }, omit });
      if (!row) throw notFound();
      return row;
    },

    async create({ updatedAt: _, ...input }: Input, actor: Actor): Promise<StoredRow> {
      return commit(actor, 'create', async (tx) => {
        await requireShownPictures(tx, resource, input);
        const row = await rowsOf(tx, name).create({ data: input, omit });
        await forgetSlug(tx, entity, row.slug);
        return { row, changes: changedFields({}, row) };
      });
    },

    async update(id: string, { updatedAt, ...input }: Input, actor: Actor): Promise<StoredRow> {
      return commit(actor, 'update', async (tx) => {
        const before = await lock(tx, id);
        if (updatedAt && new Date(updatedAt).getTime() !== before.updatedAt.getTime()) {
          throw conflict('edited_meanwhile', 'Someone else changed this meanwhile');
        }
        await requireShownPictures(tx, resource, input, before);
        const row = await rowsOf(tx, name).update({ where: { id }, data: input, omit });
        await rememberSlugChange(tx, entity, {
          id,
          from: before.slug,
          to: row.slug,
          wasPublic: isPublic(before),
        });
        const isWithdrawn = isPublic(before) && !isPublic(row);
        return { row, changes: changedFields(before, row), isWithdrawn };
      });
    },

    async remove(id: string, actor: Actor): Promise<void> {
      await commit(actor, 'delete', async (tx) => {
        const row = await lock(tx, id);
        await rowsOf(tx, name).delete({ where: { id }, select: { id: true } });
        await rememberDeletion(tx, entity, { id, slug: row.slug, wasPublic: isPublic(row) });
        return { row, changes: changedFields(row, {}), isWithdrawn: isPublic(row) };
      });
    },
  };

  /** Locks the row until the transaction ends, so that concurrent changes of it queue. */
  async function lock(tx: Tx, id: string): Promise<StoredRow> {
    await lockRow(tx, name, id);
    const row = await rowsOf(tx, name).findFirst({ where: { id }, omit });
    if (!row) throw notFound();
    return row;
  }

  function isPublic({ publishedAt }: StoredRow): boolean {
    return !hasPublication(resource) || isPublished({ publishedAt: publishedAt as Date | null });
  }

  async function commit(
    actor: Actor,
    action: string,
    work: (tx: Tx) => Promise<{ row: StoredRow; changes: Changes; isWithdrawn?: boolean }>,
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
  Object.keys(resources).map((name) => [name, createStore(name as ResourceName)]),
) as Record<ResourceName, Store>;
