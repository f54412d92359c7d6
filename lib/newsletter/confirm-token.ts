import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';
import { readToken, tokenFor } from './subscriber-token';

const PURPOSE = 'newsletter-confirm';

/** Good for as long as the row waits for it. */
export function confirmUrl(subscriberId: string): string {
  return `${absoluteUrl(paths.confirmSubscription)}?jeton=${tokenFor(PURPOSE, subscriberId)}`;
}

export const readConfirmToken = (token: string | null | undefined) => readToken(PURPOSE, token);
