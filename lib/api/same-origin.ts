import { env } from '@/lib/env';
import { forbidden } from '@/lib/process/http-error';

/** Refuses a change that another site's page may have sent with the visitor's cookies. */
export function requireSameOrigin(request: Request): void {
  if (!request.headers.has('origin')) throw foreign();
  refuseForeignOrigin(request);
}

/** The same where no cookie matters: whoever is no browser need not say where it comes from. */
export function refuseForeignOrigin(request: Request): void {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const isForeign = origin !== null && origin !== new URL(env().SITE_URL).origin;
  if (isForeign || (site && site !== 'same-origin' && site !== 'none')) throw foreign();
}

const foreign = () => forbidden('The request comes from another site');
