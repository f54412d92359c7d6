import 'server-only';
import { db } from '@/lib/db/connect/client';
import { env } from '@/lib/env';
import type { OidcUser } from './claims';
import { changeRole } from './role';

/** What every sign-in renews: the provider's names and picture, and a listed address's role. */
export async function rememberSignIn(id: string, user: OidcUser): Promise<void> {
  const { email, emailVerified, firstName, lastName, profileImageUrl } = user;
  const isListed = emailVerified !== null && env().ADMIN_EMAILS.includes(email);
  await db().$transaction(async (tx) => {
    await tx.user.update({
      where: { id },
      data: { firstName, lastName, profileImageUrl },
      select: { id: true },
    });
    // Leaving the list revokes nothing: only an admin, or the shell, takes the role away.
    if (isListed) await changeRole(tx, id, true, 'ADMIN_EMAILS');
  });
  await db().session.deleteMany({ where: { expires: { lt: new Date() } } });
}
