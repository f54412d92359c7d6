import 'server-only';
import { conflict, forbidden, notFound } from '@/lib/process/http-error';
import { containing } from '@/lib/db/statements/fold-text';
import { type Page, readPage } from '@/lib/content/page';
import { type Tx, db } from '@/lib/db/connect/client';
import { lockAdmins } from '@/lib/db/statements/rows';
import { type CurrentUser, userSelect as select } from '@/lib/auth/session/session-user';
import type { UserListQuery } from '@/lib/entities/back-office';
import type { Prisma } from '@/prisma/generated/client';
import { type Actor, changedFields, commit } from './audit';

export type User = CurrentUser;

export async function listUsers(query: UserListQuery): Promise<Page<User>> {
  const { q, sort = '-createdAt' } = query;
  const contains = containing(q);
  const where: Prisma.UserWhereInput = q
    ? { OR: [{ email: contains }, { firstName: contains }, { lastName: contains }] }
    : {};
  return readPage(db().user, { where, orderBy: ORDERS[sort], select }, query);
}

type Order = Prisma.UserOrderByWithRelationInput[];

const ORDERS: Record<NonNullable<UserListQuery['sort']>, Order> = {
  '-createdAt': [{ createdAt: 'desc' }, { id: 'asc' }],
  createdAt: [{ createdAt: 'asc' }, { id: 'asc' }],
  email: [{ email: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
  '-isAdmin': [{ isAdmin: 'desc' }, { isEditor: 'desc' }, { createdAt: 'desc' }, { id: 'asc' }],
};

export async function setUserAdmin(id: string, isAdmin: boolean, actor: Actor): Promise<User> {
  if (id === actor.id && !isAdmin) throw forbidden('You cannot remove your own admin privileges');
  const data = isAdmin ? { isAdmin, isEditor: false } : { isAdmin };
  return changeUser(id, actor, isAdmin ? 'grant admin' : 'revoke admin', (tx) =>
    tx.user.update({ where: { id }, data, select }),
  );
}

export async function setUserEditor(id: string, isEditor: boolean, actor: Actor): Promise<User> {
  return changeUser(id, actor, isEditor ? 'grant editor' : 'revoke editor', async (tx, before) => {
    const where = { id, isAdmin: false };
    const { count } = await tx.user.updateMany({ where, data: { isEditor } });
    if (count === 0) throw conflict('is_admin', 'An admin may do all that an editor may');
    return { ...before, isEditor };
  });
}

export async function deleteUser(id: string, actor: Actor): Promise<void> {
  if (id === actor.id) throw forbidden('You cannot delete your own account');
  await changeUser(id, actor, 'delete', async (tx, before) => {
    // Sessions and accounts go with the row.
    await tx.user.delete({ where: { id }, select: { id: true } });
    return before;
  });
}

/**
 * Locks every admin's row first: of two admins who demote each other at the same moment, the second
 * then finds that it is no admin any more.
 */
async function changeUser(
  id: string,
  actor: Actor,
  action: string,
  work: (tx: Tx, before: User) => Promise<User>,
): Promise<User> {
  const { user } = await commit({ actor, action, entity: 'user' }, async (tx) => {
    const admins = await lockAdmins(tx);
    if (!admins.includes(actor.id)) throw forbidden('Admin access required');
    const before = await tx.user.findUnique({ where: { id }, select });
    if (!before) throw notFound();
    const user = await work(tx, before);
    if ((await tx.user.count({ where: { isAdmin: true } })) === 0) {
      throw conflict('last_admin', 'The last admin cannot be removed');
    }
    return { user, id, changes: changedFields(before, user) };
  });
  return user;
}
