import 'server-only';
import { db } from '@/lib/db/connect/client';
import { env } from '@/lib/env';
import type { OidcUser } from './claims';
import { changeRole } from './role';

/**
 * When the site changes its provider, a verified e-mail tells who a person is. At the same provider
 * it does not: the address may have been given to somebody else.
 */
export async function linkKnownAddress(user: OidcUser, providerAccountId: string): Promise<void> {
  if (!user.emailVerified) return;
  const { issuer } = env().oidc;
  const known = await db().user.findFirst({
    where: { email: user.email, accounts: { none: { provider: issuer } } },
    select: { id: true },
  });
  if (!known) return;
  const account = { provider: issuer, providerAccountId };
  await db().account.upsert({
    where: { provider_providerAccountId: account },
    create: { userId: known.id, type: 'oauth', ...account },
    // An account that already belongs to somebody is not moved.
    update: {},
  });
}

export async function rememberSignIn(id: string, user: OidcUser): Promise<void> {
  const { email, emailVerified, firstName, lastName, profileImageUrl } = user;
  const isListed = emailVerified !== null && env().ADMIN_EMAILS.includes(email);
  await db().$transaction(async (tx) => {
    await tx.user.update({
      where: { id },
      data: { firstName, lastName, profileImageUrl },
      select: { id: true },
    });
    // Leaving the list revokes nothing: only an admin or the shell takes the role away.
    if (isListed) await changeRole(tx, id, true, 'ADMIN_EMAILS');
  });
  await db().session.deleteMany({ where: { expires: { lt: new Date() } } });
}
