import type { Prisma } from '@/prisma/generated/client';

type Flag = 'isAdmin' | 'isEditor';

export async function changeRole(
  tx: Prisma.TransactionClient,
  userId: string,
  isAdmin: boolean,
  actorLabel: string,
): Promise<boolean> {
  // Nobody is both.
  if (isAdmin) await endEditing(tx, userId, actorLabel);
  const { count } = await tx.user.updateMany({
    where: { id: userId, isAdmin: !isAdmin },
    data: { isAdmin },
  });
  if (count > 0) await record(tx, userId, { flag: 'isAdmin', isOn: isAdmin, actorLabel });
  return count > 0;
}

/** Takes away whatever role the person has. */
export async function endRoles(
  tx: Prisma.TransactionClient,
  userId: string,
  actorLabel: string,
): Promise<void> {
  await changeRole(tx, userId, false, actorLabel);
  await endEditing(tx, userId, actorLabel);
}

async function endEditing(tx: Prisma.TransactionClient, userId: string, actorLabel: string) {
  const { count } = await tx.user.updateMany({
    where: { id: userId, isEditor: true },
    data: { isEditor: false },
  });
  if (count > 0) await record(tx, userId, { flag: 'isEditor', isOn: false, actorLabel });
}

async function record(
  tx: Prisma.TransactionClient,
  entityId: string,
  { flag, isOn, actorLabel }: { flag: Flag; isOn: boolean; actorLabel: string },
): Promise<void> {
  const role = flag === 'isAdmin' ? 'admin' : 'editor';
  await tx.auditEntry.create({
    data: {
      actorLabel,
      action: `${isOn ? 'grant' : 'revoke'} ${role}`,
      entity: 'user',
      entityId,
      changes: { [flag]: { before: !isOn, after: isOn } },
    },
    select: { id: true },
  });
}
