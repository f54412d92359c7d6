import 'server-only';
import { env } from '@/lib/env';
import { forbidden, tooManyRequests } from '@/lib/process/http-error';
import { type LimitName, consume } from '@/lib/process/rate-limit';

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

export async function limitAddress(name: LimitName, request: Request): Promise<void> {
  await limit(name, clientAddress(request));
}

export async function limit(name: LimitName, key: string): Promise<void> {
  const seconds = await consume(name, key);
  if (seconds !== undefined) throw tooManyRequests(seconds);
}

export function clientAddress({ headers }: Request): string {
  return addressIn(headers);
}

/** The server in front sets this header; a client cannot. */
export function addressIn(headers: Pick<Headers, 'get'>): string {
  return (
    headers.get('x-client-address') ??
    headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ??
    'unknown'
  );
}
