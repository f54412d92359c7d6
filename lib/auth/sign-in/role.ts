import type { Prisma } from '@/prisma/generated/client';

type Tx = Prisma.TransactionClient;

/** Says whether anything changed. */
export async function changeRole(
  tx: Tx,
  userId: string,
  isAdmin: boolean,
  actorLabel: string,
): Promise<boolean> {
  // Nobody is both.
  if (isAdmin) await change(tx, userId, { isEditor: false }, actorLabel);
  return change(tx, userId, { isAdmin }, actorLabel);
}

/** Takes away whatever role the person has. */
export async function endRoles(tx: Tx, userId: string, actorLabel: string): Promise<void> {
  await change(tx, userId, { isAdmin: false }, actorLabel);
  await change(tx, userId, { isEditor: false }, actorLabel);
}

type Role = { isAdmin: boolean } | { isEditor: boolean };

async function change(tx: Tx, entityId: string, role: Role, actorLabel: string): Promise<boolean> {
  const [flag, isOn] = Object.entries(role)[0] as ['isAdmin' | 'isEditor', boolean];
  const where = { id: entityId, [flag]: !isOn };
  const { count } = await tx.user.updateMany({ where, data: { [flag]: isOn } });
  if (count === 0) return false;
  await tx.auditEntry.create({
    data: {
      actorLabel,
      action: `${isOn ? 'grant' : 'revoke'} ${flag === 'isAdmin' ? 'admin' : 'editor'}`,
      entity: 'user',
      entityId,
      changes: { [flag]: { before: !isOn, after: isOn } },
    },
    select: { id: true },
  });
  return true;
}
