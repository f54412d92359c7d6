import { type Asked, type Refusal, isApi, isStaffPath, judge } from '@/lib/server/arrive/judge';
import type { RequestHead } from '@/lib/server/arrive/request-head';
import type { RouteMatch, SiteRoutes } from './site-routes';
import { type Target, targetOf } from './target';

/** What answers a request that is not in memory. */
export type Decision =
  | Refusal
  /** One of the addresses for those who run the site. */
  | { kind: 'probe'; path: string }
  /** The server is stopping. */
  | { kind: 'drain'; path: string }
  /** Next alone, in development. */
  | { kind: 'develop'; path: string }
  /** A file of the build or of public/. */
  | { kind: 'file'; path: string }
  /** A page that is the same for everybody; staff may be shown more when there is none. */
  | { kind: 'kept'; path: string; target: Target; mayPreview: boolean }
  /** Next, with all that the client says; what renders a page waits for its turn. */
  | { kind: 'pass'; path: string; page: string; isRender: boolean };

type Situation = {
  /** The routes of the build; undefined in development. */
  routes?: SiteRoutes;
  isFile: (path: string) => boolean;
  isProbe: (path: string, request: Asked) => boolean;
  isDraining: () => boolean;
};

export type Decide = (request: Asked, head: Pick<RequestHead, 'hasSession'>) => Decision;

export function createDecide({ routes, isFile, isProbe, isDraining }: Situation): Decide {
  return (request, head) => {
    const verdict = judge(request);
    if (verdict.kind === 'refuse') return verdict;
    const { path, search } = verdict;
    if (isProbe(path, request)) return { kind: 'probe', path };
    if (isDraining()) return { kind: 'drain', path };
    if (!routes) return { kind: 'develop', path };
    if (isFile(path)) return { kind: 'file', path };
    const match = routes.match(path);
    if (!match && path.startsWith('/_next/')) return { kind: 'refuse', status: 404, path };
    const target = isApi(path) ? undefined : targetOf(match, path, search);
    const isNavigation = request.headers.rsc !== undefined;
    if (!target || (isNavigation && !target.isNowhere)) return passed(match, path);
    // The browser then asks for the whole page, which is kept.
    if (isNavigation) return { kind: 'refuse', status: 404, path };
    const mayPreview = head.hasSession && target.hasPreviews === true;
    return { kind: 'kept', path, target, mayPreview };
  };
}

function passed(match: RouteMatch | undefined, path: string): Decision {
  // A flood of visitors must not keep staff out, and what waits for a body, for mail or for a file
  // must not keep pages from being rendered.
  const isRender = !isApi(path) && !isStaffPath(path) && match?.isHandler !== true;
  return { kind: 'pass', path, page: match?.page ?? '(none)', isRender };
}
