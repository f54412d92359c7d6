import type { z } from 'zod';
import { type Actor, type Author, recordAudit } from '@/lib/admin/audit';
import { readPage } from '@/lib/content/page';
import { db } from '@/lib/db/connect/client';
import { containing } from '@/lib/db/statements/fold-text';
import type { searchQuerySchema } from '@/lib/entities/fields/list-query';
import { KINDS } from '@/lib/entities/resource';
import type { Import, Prisma } from '@/prisma/generated/client';
import type { Report } from './report';

/** What the doing of an import is told. */
export type Writing = {
  actor: Actor;
  file: string;
  report: Pick<Report, 'counts' | 'contradicted'>;
  onProgress: (done: number, of: number) => void;
};

type Imported = Writing['report'] & {
  list: Report['resource'] | 'first-data';
  file: string;
  actor: Author;
  /** Why it failed; then nothing else was written. */
  reason?: string;
};

type Failed = { list: { name: Report['resource'] }; file: string; actor: Actor };

/** Whoever asked is told why in any case, be the database there or not. */
export async function recordFailure({ list, file, actor }: Failed, reason: string): Promise<void> {
  const counts = { create: 0, change: 0, refuse: 0, keep: 0 };
  const failed = { list: list.name, file, actor, counts, contradicted: 0, reason };
  await recordImport(db(), failed).catch(() => undefined);
}

/** In the transaction of the import, so that nothing is told to be done that is not. */
export async function recordImport(
  tx: Prisma.TransactionClient,
  { list, file, actor, counts, contradicted, reason }: Imported,
): Promise<void> {
  const { create: created, change: changed, keep: kept, refuse: refused } = counts;
  const state = reason === undefined ? 'done' : 'failed';
  const totals = { created, changed, kept, refused, contradicted };
  const who = { actorId: actor.id, actorLabel: actor.label };
  await tx.import.create({ data: { list, file, ...who, ...totals, state, reason } });
  if (list === 'first-data' || state === 'failed') return;
  const entity = list === 'subscribers' ? 'subscriber' : KINDS[list];
  const changes = {
    created: { before: null, after: created },
    changed: { before: null, after: changed },
  };
  await recordAudit(tx, { actor, action: 'import', entity, entityId: null, changes });
}

export type ImportRow = Import;

export function listImports({ q, ...slice }: z.output<typeof searchQuerySchema>) {
  const text = containing(q);
  const where = { OR: [{ file: text }, { actorLabel: text }, { list: text }] };
  return readPage(db().import, { where, orderBy: [{ at: 'desc' }, { id: 'desc' }] }, slice);
}
