import 'server-only';
import { cookies } from 'next/headers';
import { db } from '@/lib/db/connect/client';
import { hashToken, sessionCookie } from './session-cookie';

/** Deletes the session's row; the headers that take the cookie back. */
export async function endSession(): Promise<Record<string, string>> {
  const { name, options } = sessionCookie();
  const token = (await cookies()).get(name)?.value;
  if (!token) return {};
  await db().session.deleteMany({ where: { sessionToken: hashToken(token) } });
  const secure = options.secure ? '; Secure' : '';
  return { 'Set-Cookie': `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}` };
}
