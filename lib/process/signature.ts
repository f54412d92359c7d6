import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';

/** The purpose keeps a signature from being valid for anything else. */
export function sign(purpose: string, text: string): string {
  return createHmac('sha256', env().NEXTAUTH_SECRET ?? '')
    .update(`${purpose} ${text}`)
    .digest('base64url');
}

export function isSignature(given: string, purpose: string, text: string): boolean {
  return isSameSecret(given, sign(purpose, text));
}

/** Takes constant time, so that the time of the answer reveals nothing about the secret. */
export function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
