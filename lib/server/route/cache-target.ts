import { cacheKey } from './cache-key';
import type { Target } from '@/lib/server/cache/cache-parts';
import { canExist } from './public-routes';
import type { RouteMatch } from './site-routes';

/** No route has this address, so what Next answers it with stands for all that do not exist. */
const NOWHERE: Target = { key: '/-', page: '(none)', missingKey: '/-' };

/** What in the cache answers a read of this path; undefined when it is not for keeping. */
export function cacheTarget(
  match: RouteMatch | undefined,
  path: string,
  search: string,
): Target | undefined {
  if (!match) return NOWHERE;
  const { page, params, route } = match;
  if (!route) return undefined;
  const missingKey = page.replace(/\[[^\]]+\]/g, '-');
  const key = canExist(route, params) ? cacheKey(path, search, route) : missingKey;
  const { entity, isFile } = route;
  const { slug } = params;
  const name = entity && slug && key !== missingKey ? { entity, slug } : undefined;
  return { key, page, missingKey, name, isFile };
}
