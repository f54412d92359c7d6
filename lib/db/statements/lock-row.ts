import type { ResourceName } from '@/lib/resources/resource';
import { Prisma } from '@/prisma/generated/client';

/** Holds the row until the transaction ends, so that concurrent changes of it queue. */
export async function lockRow(
  tx: Prisma.TransactionClient,
  table: ResourceName,
  id: string,
): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM ${Prisma.raw(table)} WHERE id = ${id}::uuid FOR UPDATE`;
}

/** Holds the rows of all admins, in one order so that two callers never wait for each other. */
export async function lockAdmins(tx: Prisma.TransactionClient): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM users WHERE is_admin ORDER BY id FOR UPDATE`;
  return rows.map(({ id }) => id);
}
