import { createHash } from 'node:crypto';
import { env } from '@/lib/env';

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
