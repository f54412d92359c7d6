import type { AddressNames } from '@/lib/content/reading/known-address';
import type { SiteRoutes } from './site-routes';
import { targetOf } from './target';

type IsFile = (path: string) => boolean;

/** What the site would look for if it was asked for an address, without asking it. */
export function knownAddresses(routes: SiteRoutes, isFile: IsFile) {
  return (path: string, search: string): AddressNames => {
    if (isFile(path)) return [];
    const match = routes.match(path);
    if (!match) return 'nowhere';
    const target = targetOf(match, path, search);
    if (target?.isNowhere) return 'nowhere';
    return [...(target?.name ? [target.name] : []), ...(target?.filters ?? [])];
  };
}
