import { paths } from '@/lib/paths';
import { isSignature, sign } from '@/lib/process/signature';
import { id as idSchema } from '@/lib/schemas/text';
import { absoluteUrl } from '@/lib/site';

/** A token for one thing is good for nothing else. */
type Purpose = 'newsletter-unsubscribe' | 'newsletter-confirm';

/** Good for as long as the row waits for it. */
export function confirmUrl(subscriberId: string): string {
  const token = tokenFor('newsletter-confirm', subscriberId);
  return `${absoluteUrl(paths.confirmSubscription)}?jeton=${token}`;
}

export function unsubscribeUrl(subscriberId: string): string {
  return `${absoluteUrl(paths.unsubscribe)}?jeton=${unsubscribeToken(subscriberId)}`;
}

/** Never expires, because the link in an old mail must still work. */
export const unsubscribeToken = (subscriberId: string) =>
  tokenFor('newsletter-unsubscribe', subscriberId);

export const readConfirmToken = (token: string | null | undefined) =>
  readToken('newsletter-confirm', token);

export const readUnsubscribeToken = (token: string | null | undefined) =>
  readToken('newsletter-unsubscribe', token);

/** Mails hold it, so it must not tell the e-mail. */
function tokenFor(purpose: Purpose, subscriberId: string): string {
  return `${subscriberId}.${sign(purpose, subscriberId)}`;
}

function readToken(purpose: Purpose, token: string | null | undefined): string | undefined {
  const [subscriberId = '', given = '', ...rest] = (token ?? '').split('.');
  if (rest.length > 0 || !idSchema.safeParse(subscriberId).success) return undefined;
  return isSignature(given, purpose, subscriberId) ? subscriberId : undefined;
}
