import 'server-only';
import { cookies } from 'next/headers';
import * as screens from 'next/navigation';
import { cache } from 'react';
import { forbidden, unauthorized } from '@/lib/process/http-error';
import { db } from '@/lib/db/connect/client';
import { env } from '@/lib/env';
import { sessionCookie, type CurrentUser, findSession, isStaff, hashToken } from './session-user';

export type { CurrentUser };

/** Reads the user from the database each time, because roles change while sessions last. */
export const getCurrentUser = cache(async (): Promise<CurrentUser | undefined> => {
  const token = (await cookies()).get(sessionCookie().name)?.value;
  return (await findSession(token))?.user;
});

export async function currentReader(): Promise<'staff' | 'visitor'> {
  const user = await getCurrentUser();
  return user && isStaff(user) ? 'staff' : 'visitor';
}

export async function requireUser(): Promise<CurrentUser> {
  const user = await getCurrentUser();
  if (!user) throw unauthorized();
  return user;
}

async function required(isAllowed: (user: CurrentUser) => boolean): Promise<CurrentUser> {
  const user = await requireUser();
  if (!isAllowed(user)) throw forbidden('Admin access required');
  return user;
}

async function gated(isAllowed: (user: CurrentUser) => boolean): Promise<CurrentUser> {
  const user = await getCurrentUser();
  if (!user) screens.unauthorized();
  if (!isAllowed(user)) screens.forbidden();
  return user;
}

const isOfAdmins = ({ isAdmin }: CurrentUser) => isAdmin;

export const requireAdmin = () => required(isOfAdmins);
export const requireStaff = () => required(isStaff);
export const gateAdmin = () => gated(isOfAdmins);
export const gateStaff = () => gated(isStaff);

export async function endSession(): Promise<Record<string, string>> {
  const { name, options } = sessionCookie();
  const token = (await cookies()).get(name)?.value;
  if (!token) return {};
  await db().session.deleteMany({ where: { sessionToken: hashToken(token) } });
  const secure = options.secure ? '; Secure' : '';
  return { 'Set-Cookie': `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}` };
}

/**
 * Older browsers send no Sec-Fetch-Site, so Referer is read. A request with neither was typed, or
 * sent by a program that has nobody's cookies.
 */
export function cameFromElsewhere(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site) return site !== 'same-origin' && site !== 'none';
  const referer = request.headers.get('referer');
  return referer !== null && !referer.startsWith(`${env().SITE_URL}/`);
}
