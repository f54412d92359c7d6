import 'server-only';
import { env } from '@/lib/env';
import { forbidden, tooManyRequests } from '@/lib/process/http-error';
import { CLIENT_ADDRESS } from '@/lib/process/private-headers';
import { type LimitName, consume, consumeShared } from '@/lib/limits/rate-limit';
import { bufferEvent, flushSoon } from '@/lib/events/buffer';
import { SITE_LIMIT } from '@/lib/events/event';
import { countedDay } from '@/lib/events/countable';

/**
 * Refuses a change that another site's page may have sent with the visitor's cookies. A program that
 * is no browser sends no Origin; it may call too, where it brings no cookies.
 */
export function requireSameOrigin({ headers }: Request): void {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  const isForeign =
    origin === null ? headers.has('cookie') : origin !== new URL(env().SITE_URL).origin;
  if (isForeign || (site && site !== 'same-origin' && site !== 'none')) {
    throw forbidden('The request comes from another site');
  }
}

/** A picture or a frame of another site is nobody who wants to go there. */
export function requireNavigation({ headers }: Request): void {
  const dest = headers.get('sec-fetch-dest') ?? 'document';
  if (dest !== 'document') throw forbidden('Only a page can be opened here');
}

/** What the address alone may comes first: what is refused there, its neighbours can still do. */
export async function limitAddress(name: LimitName, request: Request): Promise<void> {
  const address = addressIn(request.headers);
  await limit(name, address);
  const reached = await consumeShared(name, address);
  if (!reached) return;
  if (reached.share === 'site') noteSiteLimit(name);
  throw tooManyRequests(reached.seconds);
}

export async function limit(name: LimitName, key: string): Promise<void> {
  const seconds = await consume(name, key);
  if (seconds !== undefined) throw tooManyRequests(seconds);
}

export const callerOf = (request: Request) => ({
  address: addressIn(request.headers),
  requestId: request.headers.get('x-request-id') ?? undefined,
});

/** The front sets this header; a client cannot. */
export function addressIn(headers: Pick<Headers, 'get'>): string {
  return headers.get(CLIENT_ADDRESS) ?? 'unknown';
}

/** Staff see it on their first screen, because meanwhile everybody is refused. */
function noteSiteLimit(name: string): void {
  const page = { path: name, kind: 'page', slug: '' } as const;
  bufferEvent({ ...page, day: countedDay(), event: SITE_LIMIT, count: 1 });
  flushSoon();
}
