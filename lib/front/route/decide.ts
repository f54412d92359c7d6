import {
  type Asked,
  type Refusal,
  isApi,
  isBuilt,
  isStaffPath,
  judge,
  pathOf,
} from '@/lib/front/arrive/judge';
import { paths } from '@/lib/paths';
import type { RequestHead } from '@/lib/front/arrive/receive';
import { publicRoute } from '@/lib/pages';
import type { AddressNames, Visited } from '@/lib/process/ask-front';
import { type RouteMatch, type SiteRoutes, type Target, targetOf } from './target';

export type Decision =
  | Refusal
  | { kind: 'probe' | 'drain' | 'develop' | 'file'; path: string }
  /** The page is the same for everybody, but staff may preview one that is not published. */
  | { kind: 'kept'; path: string; target: Target; mayPreview: boolean }
  | { kind: 'pass'; path: string; page: string; isRender: boolean };

type Situation = {
  routes?: SiteRoutes;
  isFile: (path: string) => boolean;
  isProbe: (path: string, request: Asked) => boolean;
  isDraining: () => boolean;
};

type Head = Pick<RequestHead, 'hasSession'> & Partial<RequestHead>;

export type Decide = (request: Asked, head: Head) => Decision;

export function createDecide({ routes, isFile, isProbe, isDraining }: Situation): Decide {
  return (request, head) => {
    const verdict = judge(request);
    if (verdict.kind === 'refuse') return verdict;
    const { path, search } = verdict;
    if ((head.hosts ?? 1) !== 1) return { kind: 'refuse', status: 400, path };
    if (isProbe(path, request)) return { kind: 'probe', path };
    if (isDraining()) return { kind: 'drain', path };
    if (isFile(path)) return { kind: 'file', path };
    if (!routes) return { kind: 'develop', path };
    const match = routes.match(path);
    if (!match && isBuilt(path)) return { kind: 'refuse', status: 404, path };
    const isOwn = isApi(path) && (head.hasSession || !isPublicRead(request, match));
    const target = isOwn ? undefined : targetOf(match, path, search);
    if (!target) {
      const isRender = takesTurn(request, head, path, match);
      return { kind: 'pass', path, page: match?.page ?? '(none)', isRender };
    }
    const mayPreview = head.hasSession && target.hasPreviews === true;
    return { kind: 'kept', path, target, mayPreview };
  };
}

/** Of what the API tells everybody, staff are told more. */
function isPublicRead(request: Asked, match: RouteMatch | undefined): boolean {
  return isRead(request) && publicRoute(match?.page) !== undefined;
}

const isRead = ({ method }: Asked) => method === 'GET' || method === 'HEAD';

/** One thread makes all answers, so whoever wants many waits for their own, and not for others'. */
function takesTurn(request: Asked, head: Head, path: string, match?: RouteMatch): boolean {
  // Whether it is staff who ask is looked up later.
  if (isStaffPath(path)) return false;
  if (isPublicRead(request, match)) return true;
  // A page has many pictures, and the page that a form is answered with takes a turn of its own.
  if (path === paths.signIn || (!isApi(path) && match?.isHandler)) return false;
  // A body may come slowly, and must not keep pages from being made.
  return !isApi(path) || (isRead(request) && !head.hasSession);
}

type Kept = Extract<Decision, { kind: 'kept' }>;

/** What the site would look for if it was asked for an address, without asking it. */
export function namesAtAddress(routes: SiteRoutes, isFile: (path: string) => boolean) {
  return (address: string): AddressNames => {
    const path = pathOf(address);
    if (isFile(path)) return [];
    const match = routes.match(path);
    if (!match) return 'nowhere';
    const target = targetOf(match, path, address.slice(path.length));
    return target?.isNowhere ? 'nowhere' : [target?.name ?? [], target?.filters ?? []].flat();
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
