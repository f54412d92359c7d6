import { createHash } from 'node:crypto';
import { env } from '@/lib/env';
import { db } from '@/lib/db/connect/client';
import type { Prisma } from '@/prisma/generated/client';

export const SESSION_SECONDS = 30 * 24 * 60 * 60;
export const RENEWAL_SECONDS = 24 * 60 * 60;

export function sessionCookie(siteUrl = env().SITE_URL) {
  const secure = siteUrl.startsWith('https:');
  return {
    name: secure ? '__Host-next-auth.session-token' : 'next-auth.session-token',
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure } as const,
  };
}

/** The database holds only this hash, so that whoever reads the table cannot sign in. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export const userSelect = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  profileImageUrl: true,
  isAdmin: true,
  isEditor: true,
  createdAt: true,
} as const satisfies Prisma.UserSelect;

export type CurrentUser = Prisma.UserGetPayload<{ select: typeof userSelect }>;

/** Who may work on the content. An admin may do all the rest as well. */
export const isStaff = ({ isAdmin, isEditor }: Pick<CurrentUser, 'isAdmin' | 'isEditor'>) =>
  isAdmin || isEditor;

type LiveSession = { user: CurrentUser; expires: Date };

export async function findSession(token: string | undefined): Promise<LiveSession | undefined> {
  if (!token || token.length > 200) return undefined;
  const session = await db().session.findUnique({
    where: { sessionToken: hashToken(token) },
    select: { expires: true, user: { select: userSelect } },
  });
  return session && session.expires > new Date() ? session : undefined;
}

/** For the server in front, which knows the header alone: only staff need not take turns. */
export async function isStaffSession(cookies: string): Promise<boolean> {
  const start = `${sessionCookie().name}=`;
  const pair = cookies.split(/; */).find((one) => one.startsWith(start));
  const session = await findSession(pair?.slice(start.length).trim());
  return session !== undefined && isStaff(session.user);
}

export async function renewSession(token: string, { expires }: LiveSession): Promise<boolean> {
  const left = (expires.getTime() - Date.now()) / 1000;
  if (left > SESSION_SECONDS - RENEWAL_SECONDS) return false;
  await db().session.updateMany({
    where: { sessionToken: hashToken(token) },
    data: { expires: new Date(Date.now() + SESSION_SECONDS * 1000) },
  });
  return true;
}
