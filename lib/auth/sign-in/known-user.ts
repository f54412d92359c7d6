import 'server-only';
import { db } from '@/lib/db/connect/client';
import { env } from '@/lib/env';
import type { Prisma } from '@/prisma/generated/client';
import type { OidcUser } from './claims';
import { changeRole, endRoles } from './role';

/**
 * Before an account that is new here gets a row: who holds its address already? When the site
 * changes its provider, an address that both providers verified tells who a person is. At the same
 * provider it does not: the address may have been given to somebody else.
 */
export async function settleAddress(user: OidcUser): Promise<void> {
  if (!user.emailVerified) return;
  const { issuer } = env().oidc;
  const account = { provider: issuer, providerAccountId: user.id };
  await db().$transaction(async (tx) => {
    const where = { provider_providerAccountId: account };
    if (await tx.account.findUnique({ where, select: { id: true } })) return;
    const holder = await tx.user.findUnique({
      where: { email: user.email },
      select: { id: true, emailVerified: true, accounts: { where: { provider: issuer } } },
    });
    if (!holder) return;
    if (!holder.emailVerified) return giveUpAddress(tx, holder.id);
    if (holder.accounts.length > 0) return;
    await tx.account.create({ data: { userId: holder.id, type: 'oauth', ...account } });
    await tx.session.deleteMany({ where: { userId: holder.id } });
  });
}

export async function rememberSignIn(id: string, user: OidcUser): Promise<void> {
  const { email, firstName, lastName, profileImageUrl } = user;
  await db().$transaction(async (tx) => {
    const isTheirs = await rememberAddress(tx, id, user);
    await tx.user.update({
      where: { id },
      data: { firstName, lastName, profileImageUrl },
      select: { id: true },
    });
    // Leaving the list revokes nothing: only an admin or the shell takes the role away.
    if (isTheirs && env().ADMIN_EMAILS.includes(email)) {
      await changeRole(tx, id, true, 'ADMIN_EMAILS');
    }
  });
  await db().session.deleteMany({ where: { expires: { lt: new Date() } } });
}

/** Says whether the row has the address, and the provider that it is verified. */
async function rememberAddress(
  tx: Prisma.TransactionClient,
  id: string,
  { email, emailVerified }: OidcUser,
): Promise<boolean> {
  const holder = await tx.user.findUnique({
    where: { email },
    select: { id: true, emailVerified: true },
  });
  const isHeldByOther = holder !== null && holder.id !== id;
  if (isHeldByOther && (holder.emailVerified || !emailVerified)) return false;
  if (isHeldByOther) await giveUpAddress(tx, holder.id);
  // Nobody changes to an address that the provider does not vouch for.
  if (!emailVerified && holder?.id !== id) return false;
  await tx.user.update({ where: { id }, data: { email, emailVerified }, select: { id: true } });
  return emailVerified !== null;
}

/** Somebody else has shown that the address is theirs: this row was never theirs. */
async function giveUpAddress(tx: Prisma.TransactionClient, id: string): Promise<void> {
  await tx.user.update({
    where: { id },
    data: { email: null, emailVerified: null },
    select: { id: true },
  });
  await endRoles(tx, id, 'address verified by another account');
  await tx.session.deleteMany({ where: { userId: id } });
}
