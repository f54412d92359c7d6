import { paths } from '@/lib/paths';
import { id as idSchema } from '@/lib/schemas/text';
import { isSignature, sign } from '@/lib/process/signature';
import { absoluteUrl } from '@/lib/site';

const PURPOSE = 'newsletter-unsubscribe';

/** Every mail holds this address, so it must not tell the e-mail. */
export function unsubscribeUrl(subscriberId: string): string {
  return `${absoluteUrl(paths.unsubscribe)}?jeton=${unsubscribeToken(subscriberId)}`;
}

/** Never expires, because the link in an old mail must still work. */
export function unsubscribeToken(subscriberId: string): string {
  return `${subscriberId}.${sign(PURPOSE, subscriberId)}`;
}

export function readUnsubscribeToken(token: string | null | undefined): string | undefined {
  const [subscriberId = '', given = '', ...rest] = (token ?? '').split('.');
  if (rest.length > 0 || !idSchema.safeParse(subscriberId).success) return undefined;
  return isSignature(given, PURPOSE, subscriberId) ? subscriberId : undefined;
}
