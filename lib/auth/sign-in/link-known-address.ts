import 'server-only';
import { db } from '@/lib/db/connect/client';
import { env } from '@/lib/env';
import type { OidcUser } from './claims';

/**
 * Somebody known by a verified e-mail comes back after the site changed its provider: the account
 * at the new one becomes theirs. A second account at the same provider does not, since an
 * address may have passed to another person there.
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
    // This account is somebody's already: it stays theirs.
    update: {},
  });
}
