import type { ResourceName } from '@/lib/entities/resource';
import { Prisma } from '@/prisma/generated/client';

export async function lockRow(
  tx: Prisma.TransactionClient,
  table: ResourceName | 'letters' | 'trash',
  id: string,
): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM ${Prisma.raw(table)} WHERE id = ${id}::uuid FOR UPDATE`;
}

/** Locks those of the rows that are there, in one order. */
export async function lockAll(
  tx: Prisma.TransactionClient,
  table: 'proposals' | 'trash',
  ids: readonly string[],
): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM ${Prisma.raw(table)} WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`;
}

/** Whoever else would write a proposal waits until this transaction ends; readers do not. */
export async function lockProposals(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`LOCK TABLE proposals IN SHARE ROW EXCLUSIVE MODE`;
}

/** Each is looked at against all others. */
export async function lockRedirects(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`LOCK TABLE redirects IN SHARE ROW EXCLUSIVE MODE`;
}

/** Also when there is no row yet that could be locked. */
export async function lockSiteSettings(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`LOCK TABLE site_settings IN SHARE ROW EXCLUSIVE MODE`;
}

/** Locks the rows in one order, so that two callers never deadlock. */
export async function lockAdmins(tx: Prisma.TransactionClient): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM users WHERE is_admin ORDER BY id FOR UPDATE`;
  return rows.map(({ id }) => id);
}
