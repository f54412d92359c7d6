import { id as idSchema } from '@/lib/schemas/text';
import { isSignature, sign } from '@/lib/process/signature';

/** A token for one thing is good for nothing else. */
type Purpose = 'newsletter-unsubscribe' | 'newsletter-confirm';

/** Mails hold it, so it must not tell the e-mail. */
export function tokenFor(purpose: Purpose, subscriberId: string): string {
  return `${subscriberId}.${sign(purpose, subscriberId)}`;
}

export function readToken(purpose: Purpose, token: string | null | undefined): string | undefined {
  const [subscriberId = '', given = '', ...rest] = (token ?? '').split('.');
  if (rest.length > 0 || !idSchema.safeParse(subscriberId).success) return undefined;
  return isSignature(given, purpose, subscriberId) ? subscriberId : undefined;
}
