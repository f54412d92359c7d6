import { paths } from '@/lib/paths';
import { isSignature, sign } from '@/lib/process/signature';
import { id as idSchema } from '@/lib/schemas/text';
import { absoluteUrl } from '@/lib/site';

/** A token for one thing is good for nothing else. */
type Purpose = 'newsletter-unsubscribe' | 'newsletter-confirm' | 'newsletter-preferences';

/**
 * Good for as long as the row waits for it, and for its subjects afterwards. The subjects stand in
 * it and not in the row, so that whoever writes somebody else's address into the form changes
 * nothing of theirs.
 */
export function confirmUrl(subscriberId: string, subjects: readonly string[] = []): string {
  const token = tokenFor('newsletter-confirm', subscriberId);
  const chosen = subjects.length > 0 ? `&sujets=${subjects.join('.')}` : '';
  return `${absoluteUrl(paths.confirmSubscription)}?jeton=${token}${chosen}`;
}

/** Never expires either: what is kept can be seen and erased from the oldest letter. */
export function preferencesUrl(subscriberId: string): string {
  return absoluteUrl(preferencesPath(tokenFor('newsletter-preferences', subscriberId)));
}

export const preferencesPath = (token: string) => `${paths.preferences}?jeton=${token}`;

export const readPreferencesToken = (token: string | null | undefined) =>
  readToken('newsletter-preferences', token);

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
