import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';

/** Shows later that a text is one of ours; good for one purpose only. */
export function sign(purpose: string, text: string): string {
  return digest(purpose, text).toString('base64url');
}

export function isSignature(given: string, purpose: string, text: string): boolean {
  const expected = digest(purpose, text);
  const signed = Buffer.from(given, 'base64url');
  return signed.length === expected.length && timingSafeEqual(signed, expected);
}

function digest(purpose: string, text: string): Buffer {
  return createHmac('sha256', env().NEXTAUTH_SECRET ?? '')
    .update(`${purpose} ${text}`)
    .digest();
}
