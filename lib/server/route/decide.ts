import {
  type Asked,
  type Refusal,
  isApi,
  isBuilt,
  isStaffPath,
  judge,
} from '@/lib/server/arrive/judge';
import type { RequestHead } from '@/lib/server/arrive/request-head';
import { isPublicRoute } from './public-routes';
import type { RouteMatch, SiteRoutes } from './site-routes';
import { type Target, targetOf } from './target';

export type Decision =
  | Refusal
  | { kind: 'probe'; path: string }
  | { kind: 'drain'; path: string }
  | { kind: 'develop'; path: string }
  | { kind: 'file'; path: string }
  /** The page is the same for everybody, but staff may preview one that is not published. */
  | { kind: 'kept'; path: string; target: Target; mayPreview: boolean }
  | { kind: 'pass'; path: string; page: string; isRender: boolean };

type Situation = {
  routes?: SiteRoutes;
  isFile: (path: string) => boolean;
  isProbe: (path: string, request: Asked) => boolean;
  isDraining: () => boolean;
};

export type Decide = (
  request: Asked,
  head: Pick<RequestHead, 'hasSession'> & Partial<RequestHead>,
) => Decision;

export function createDecide({ routes, isFile, isProbe, isDraining }: Situation): Decide {
  return (request, head) => {
    const verdict = judge(request);
    if (verdict.kind === 'refuse') return verdict;
    const { path, search } = verdict;
    if ((head.hosts ?? 0) > 1) return { kind: 'refuse', status: 400, path };
    if (isProbe(path, request)) return { kind: 'probe', path };
    if (isDraining()) return { kind: 'drain', path };
    if (isFile(path)) return { kind: 'file', path };
    if (!routes) return { kind: 'develop', path };
    const match = routes.match(path);
    if (!match && isBuilt(path)) return { kind: 'refuse', status: 404, path };
    const isOwn = isApi(path) && (head.hasSession || !isPublicRead(request, match));
    const target = isOwn ? undefined : targetOf(match, path, search);
    if (!target) return passed(request, match, path);
    const mayPreview = head.hasSession && target.hasPreviews === true;
    return { kind: 'kept', path, target, mayPreview };
  };
}

/** Of what the API tells everybody, staff are told more. */
function isPublicRead({ method }: Asked, match: RouteMatch | undefined): boolean {
  return (method === 'GET' || method === 'HEAD') && isPublicRoute(match?.page);
}

function passed(request: Asked, match: RouteMatch | undefined, path: string): Decision {
  // These take no turn: a flood must not keep staff out, and slow bodies must not block renders.
  const takesNone = isApi(path) || isStaffPath(path) || match?.isHandler === true;
  // A file that is made for every request costs what a page does, and has no body.
  const isRender = !takesNone || isPublicRead(request, match);
  return { kind: 'pass', path, page: match?.page ?? '(none)', isRender };
}
