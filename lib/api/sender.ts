import 'server-only';
import { env } from '@/lib/env';
import { noteSiteLimit } from '@/lib/events/site-limit';
import { forbidden, tooManyRequests } from '@/lib/process/http-error';
import { type LimitName, consume, consumeShared } from '@/lib/process/rate-limit';

/** Refuses a change that another site's page may have sent with the visitor's cookies. */
export function requireSameOrigin(request: Request): void {
  if (!request.headers.has('origin')) throw foreign();
  refuseForeignOrigin(request);
}

/** For calls without cookies: programs that are no browsers send no Origin, and may call too. */
export function refuseForeignOrigin(request: Request): void {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const isForeign = origin !== null && origin !== new URL(env().SITE_URL).origin;
  if (isForeign || (site && site !== 'same-origin' && site !== 'none')) throw foreign();
}

const foreign = () => forbidden('The request comes from another site');

/** What the address alone may comes first: what is refused there, its neighbours can still do. */
export async function limitAddress(name: LimitName, request: Request): Promise<void> {
  const address = clientAddress(request);
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

export function clientAddress({ headers }: Request): string {
  return addressIn(headers);
}

export const senderOf = (request: Request) => ({
  address: clientAddress(request),
  requestId: request.headers.get('x-request-id') ?? undefined,
});

/** The server in front sets this header; a client cannot. */
export function addressIn(headers: Pick<Headers, 'get'>): string {
  return (
    headers.get('x-client-address') ??
    headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ??
    'unknown'
  );
}
