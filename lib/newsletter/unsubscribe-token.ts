import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import { id as idSchema } from '@/lib/schemas/text';
import { absoluteUrl } from '@/lib/site';

/** The address that stands in every mail: it names the subscriber without telling the e-mail. */
export function unsubscribeUrl(subscriberId: string): string {
  return `${absoluteUrl(paths.unsubscribe)}?jeton=${unsubscribeToken(subscriberId)}`;
}

/** Has no end: the link in an old mail must still work. */
export function unsubscribeToken(subscriberId: string): string {
  return `${subscriberId}.${signature(subscriberId).toString('base64url')}`;
}

/** The subscriber whom a token of ours names. */
export function readUnsubscribeToken(token: string | null | undefined): string | undefined {
  const [subscriberId = '', given = '', ...rest] = (token ?? '').split('.');
  if (rest.length > 0 || !idSchema.safeParse(subscriberId).success) return undefined;
  const expected = signature(subscriberId);
  const signed = Buffer.from(given, 'base64url');
  const isOurs = signed.length === expected.length && timingSafeEqual(signed, expected);
  return isOurs ? subscriberId : undefined;
}

function signature(subscriberId: string): Buffer {
  return createHmac('sha256', env().NEXTAUTH_SECRET ?? '')
    .update(`newsletter-unsubscribe ${subscriberId}`)
    .digest();
}
