import 'server-only';
import { PrismaAdapter } from '@next-auth/prisma-adapter';
import type { Adapter, AdapterAccount, AdapterUser } from 'next-auth/adapters';
import { db } from '@/lib/db/connect/client';
import { env } from '@/lib/env';
import type { User } from '@/prisma/generated/client';
import { type OidcUser, isAccountNumber } from './claims';
import { hashToken } from '@/lib/auth/session/session-cookie';

type PrismaAdapterClient = Parameters<typeof PrismaAdapter>[0];

/**
 * Session tokens are stored hashed, provider tokens not at all. Accounts are filed under the
 * issuer, because another provider may give the same number to somebody else.
 */
export function authAdapter(): Adapter {
  const base = PrismaAdapter(db() as unknown as PrismaAdapterClient);
  return {
    ...base,
    async createUser(profile: Omit<AdapterUser, 'id'>) {
      const { email, emailVerified, firstName, lastName, profileImageUrl } =
        profile as unknown as OidcUser;
      const user = await db().user.create({
        data: { email: email.toLowerCase(), emailVerified, firstName, lastName, profileImageUrl },
      });
      return adapterUser(user);
    },
    async getUserByEmail(email) {
      const user = await db().user.findFirst({ where: { email: email.toLowerCase() } });
      return user ? adapterUser(user) : null;
    },
    async getUserByAccount({ providerAccountId }) {
      if (!isAccountNumber(providerAccountId)) return null;
      const account = await db().account.findUnique({
        where: { provider_providerAccountId: { provider: env().oidc.issuer, providerAccountId } },
        select: { user: true },
      });
      return account ? adapterUser(account.user) : null;
    },
    async linkAccount({ userId, type, providerAccountId }: AdapterAccount) {
      const provider = env().oidc.issuer;
      await db().account.create({ data: { userId, type, provider, providerAccountId } });
    },
    async createSession(session) {
      await db().session.create({
        data: { ...session, sessionToken: hashToken(session.sessionToken) },
      });
      return session;
    },
    async getSessionAndUser(sessionToken) {
      const row = await db().session.findUnique({
        where: { sessionToken: hashToken(sessionToken) },
        include: { user: true },
      });
      if (!row) return null;
      const session = { sessionToken, userId: row.userId, expires: row.expires };
      return { session, user: adapterUser(row.user) };
    },
    async updateSession({ sessionToken, expires }) {
      await db().session.updateMany({
        where: { sessionToken: hashToken(sessionToken) },
        data: { expires },
      });
      return null;
    },
    async deleteSession(sessionToken) {
      await db().session.deleteMany({ where: { sessionToken: hashToken(sessionToken) } });
    },
  };
}

function adapterUser(user: User): AdapterUser {
  return { id: user.id, email: user.email ?? '', emailVerified: user.emailVerified };
}
