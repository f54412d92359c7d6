import type { ResourceName } from '@/lib/resources/resource';
import { Prisma } from '@/prisma/generated/client';

export async function lockRow(
  tx: Prisma.TransactionClient,
  table: ResourceName,
  id: string,
): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM ${Prisma.raw(table)} WHERE id = ${id}::uuid FOR UPDATE`;
}

/** Locks the rows in one order, so that two callers never deadlock. */
export async function lockAdmins(tx: Prisma.TransactionClient): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM users WHERE is_admin ORDER BY id FOR UPDATE`;
  return rows.map(({ id }) => id);
}
