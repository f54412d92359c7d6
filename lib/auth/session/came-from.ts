import { env } from '@/lib/env';

/**
 * Whether another site's page led here. Browsers say so in Sec-Fetch-Site; older ones may say
 * it in Referer; a request with neither was typed, or made by a program without anybody's cookies.
 */
export function cameFromElsewhere(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site) return site !== 'same-origin' && site !== 'none';
  const referer = request.headers.get('referer');
  return referer !== null && !referer.startsWith(`${env().SITE_URL}/`);
}
