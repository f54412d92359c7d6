import type { AddressNames, Visited } from '@/lib/process/ask-front';
import type { Decide, Decision } from './decide';
import type { SiteRoutes } from './site-routes';
import { type Target, targetOf } from './target';

type Kept = Extract<Decision, { kind: 'kept' }>;

/** What the site would look for if it was asked for an address, without asking it. */
export function namesAtAddress(routes: SiteRoutes, isFile: (path: string) => boolean) {
  return (address: string): AddressNames => {
    const [path = '', query] = address.split('?', 2);
    const search = query === undefined ? '' : `?${query}`;
    if (isFile(path)) return [];
    const match = routes.match(path);
    if (!match) return 'nowhere';
    const target = targetOf(match, path, search);
    if (target?.isNowhere) return 'nowhere';
    return [...(target?.name ? [target.name] : []), ...(target?.filters ?? [])];
  };
}

/** What visitors get at an address. */
export function pageAtAddress(decide: Decide, look: (target: Target) => Promise<Visited>) {
  return async (path: string): Promise<Visited | undefined> => {
    const decision = decide({ method: 'GET', url: path, headers: {} }, { hasSession: false });
    switch (decision.kind) {
      case 'kept':
        return isReserved(decision) ? 'reserved' : look(decision.target);
      case 'file':
        return { status: 200 };
      case 'pass':
        return decision.isRender ? { status: 200 } : 'reserved';
      case 'refuse':
      case 'probe':
        return 'reserved';
      case 'drain':
        return { status: 503 };
      case 'develop':
        return undefined;
    }
  };
}

const isReserved = (decision: Kept) => decision.target.isData || standsForMissing(decision);

/** What all addresses get that name nothing is kept under such an address, which no reader asks for. */
const standsForMissing = ({ path, target }: Kept) =>
  target.isNowhere &&
  (path === target.missingKey || (target.page !== '(none)' && path.split('/').includes('-')));
