import 'server-only';
import { cookies } from 'next/headers';
import * as screens from 'next/navigation';
import { cache } from 'react';
import { forbidden, unauthorized } from '@/lib/process/http-error';
import { sessionCookie } from './session-cookie';
import { type CurrentUser, findSession } from './session-user';

export type { CurrentUser };

/** Reads the user from the database each time, because roles change while sessions last. */
export const getCurrentUser = cache(async (): Promise<CurrentUser | undefined> => {
  const token = (await cookies()).get(sessionCookie().name)?.value;
  return (await findSession(token))?.user;
});

export async function currentReader(): Promise<'admin' | 'visitor'> {
  const user = await getCurrentUser();
  return user?.isAdmin ? 'admin' : 'visitor';
}

export async function requireUser(): Promise<CurrentUser> {
  const user = await getCurrentUser();
  if (!user) throw unauthorized();
  return user;
}

export async function requireAdmin(): Promise<CurrentUser> {
  const user = await requireUser();
  if (!user.isAdmin) throw forbidden('Admin access required');
  return user;
}

export async function gateAdmin(): Promise<CurrentUser> {
  const user = await getCurrentUser();
  if (!user) screens.unauthorized();
  if (!user.isAdmin) screens.forbidden();
  return user;
}
