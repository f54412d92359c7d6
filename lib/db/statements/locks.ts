import type { ResourceName } from '@/lib/entities/resource';
import { Prisma } from '@/prisma/generated/client';

type Tx = Prisma.TransactionClient;

/** Locks those of the rows that are there, in one order, so that two callers never deadlock. */
export async function lockRows(
  tx: Tx,
  table: ResourceName | 'letters' | 'proposals' | 'trash',
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM ${Prisma.raw(table)} WHERE id = ANY(${ids}::uuid[])
    ORDER BY id FOR UPDATE`;
  return new Set(rows.map(({ id }) => id));
}

/**
 * Whoever else would write to it waits until this transaction ends; readers do not. For what is
 * looked at against all other rows, and for a row that is not there yet.
 */
export async function lockTable(
  tx: Tx,
  table: 'proposals' | 'redirects' | 'site_settings',
): Promise<void> {
  await tx.$executeRaw`LOCK TABLE ${Prisma.raw(table)} IN SHARE ROW EXCLUSIVE MODE`;
}

/** Locks the rows in one order, so that two callers never deadlock. */
export async function lockAdmins(tx: Tx): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM users WHERE is_admin ORDER BY id FOR UPDATE`;
  return rows.map(({ id }) => id);
}
