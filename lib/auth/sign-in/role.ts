import type { Prisma } from '@/prisma/generated/client';

export async function changeRole(
  tx: Prisma.TransactionClient,
  userId: string,
  isAdmin: boolean,
  actorLabel: string,
): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, isAdmin: !isAdmin },
    data: { isAdmin },
  });
  if (count === 0) return false;
  await tx.auditEntry.create({
    data: {
      actorLabel,
      action: isAdmin ? 'grant admin' : 'revoke admin',
      entity: 'user',
      entityId: userId,
      changes: { isAdmin: { before: !isAdmin, after: isAdmin } },
    },
    select: { id: true },
  });
  return true;
}
