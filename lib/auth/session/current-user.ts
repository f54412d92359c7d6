import 'server-only';
import { cookies } from 'next/headers';
import * as screens from 'next/navigation';
import { cache } from 'react';
import { forbidden, unauthorized } from '@/lib/process/http-error';
import { sessionCookie } from './session-cookie';
import { type CurrentUser, findSession, isStaff } from './session-user';

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

export async function requireAdmin(): Promise<CurrentUser> {
  return required(({ isAdmin }) => isAdmin);
}

export async function requireStaff(): Promise<CurrentUser> {
  return required(isStaff);
}

async function required(isAllowed: (user: CurrentUser) => boolean): Promise<CurrentUser> {
  const user = await requireUser();
  if (!isAllowed(user)) throw forbidden('Admin access required');
  return user;
}

export async function gateAdmin(): Promise<CurrentUser> {
  return gated(({ isAdmin }) => isAdmin);
}

export async function gateStaff(): Promise<CurrentUser> {
  return gated(isStaff);
}

async function gated(isAllowed: (user: CurrentUser) => boolean): Promise<CurrentUser> {
  const user = await getCurrentUser();
  if (!user) screens.unauthorized();
  if (!isAllowed(user)) screens.forbidden();
  return user;
}
