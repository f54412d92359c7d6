import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';
import { readToken, tokenFor } from './subscriber-token';

const PURPOSE = 'newsletter-unsubscribe';

export function unsubscribeUrl(subscriberId: string): string {
  return `${absoluteUrl(paths.unsubscribe)}?jeton=${unsubscribeToken(subscriberId)}`;
}

/** Never expires, because the link in an old mail must still work. */
export const unsubscribeToken = (subscriberId: string) => tokenFor(PURPOSE, subscriberId);

export const readUnsubscribeToken = (token: string | null | undefined) => readToken(PURPOSE, token);
