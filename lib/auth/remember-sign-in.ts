import 'server-only';
import { db } from '@/lib/db/client';
import { env } from '@/lib/env';
import type { OidcUser } from './claims';

/** What every sign-in renews: the provider's names and picture, and a listed address's role. */
export async function rememberSignIn(id: string, user: OidcUser, isVerified: boolean) {
  const { firstName, lastName, profileImageUrl } = user;
  const isListed = isVerified && env().ADMIN_EMAILS.includes(user.email);
  await db().user.update({
    where: { id },
    // Leaving the list revokes nothing: only an admin, or the shell, takes the role away.
    data: { firstName, lastName, profileImageUrl, ...(isListed ? { isAdmin: true } : {}) },
    select: { id: true },
  });
  await db().session.deleteMany({ where: { expires: { lt: new Date() } } });
}
