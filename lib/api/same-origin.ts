import { env } from '@/lib/env';
import { forbidden } from './errors';

/** Refuses a change that another site's page may have sent with the visitor's cookies. */
export function requireSameOrigin(request: Request): void {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const isForeign = origin !== new URL(env().SITE_URL).origin;
  if (isForeign || (site && site !== 'same-origin' && site !== 'none')) {
    throw forbidden('The request comes from another site');
  }
}
