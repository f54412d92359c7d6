import 'server-only';
import { cookies } from 'next/headers';
import { db } from '@/lib/db/connect/client';
import { env } from '@/lib/env';
import { hashToken, sessionCookie } from './session-cookie';

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
