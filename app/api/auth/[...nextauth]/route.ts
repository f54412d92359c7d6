import type { NextRequest } from 'next/server';
import { notFound } from '@/lib/process/http-error';
import { redirectTo, route } from '@/lib/api/route';
import { limitAddress, requireSameOrigin } from '@/lib/api/request';
import { askNextAuth, finishSignIn } from '@/lib/auth/sign-in/next-auth';
import { problemPath } from '@/lib/auth/sign-in/addresses';
import { paths } from '@/lib/paths';

// Only what signing in needs reaches next-auth, and our own screens replace its screens.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async ({ request }) => {
    const { action, search } = parse(request);
    switch (action) {
      case 'callback/oidc':
        if (search.get('error')) {
          return problem(
            search.get('error') === 'access_denied' ? 'AccessDenied' : 'OAuthCallback',
          );
        }
        await limitAddress('signInReturn', request);
        return finishSignIn(request as NextRequest, action);
      case 'csrf':
      case 'providers':
      case 'session':
        return askNextAuth(request as NextRequest, action);
      case 'signin':
      case 'signin/oidc':
      case 'verify-request':
        return search.has('error') ? problem(search.get('error')) : redirectTo(paths.login);
      case 'signout':
        return redirectTo('/login/sign-out');
      case 'error':
        return problem(search.get('error'));
      default:
        throw notFound();
    }
  },
  HEAD: async () => redirectTo(paths.login),
  // next-auth checks its own token against forged requests for both as well.
  POST: async ({ request }) => {
    const { action } = parse(request);
    if (action !== 'signin/oidc' && action !== 'signout') throw notFound();
    requireSameOrigin(request);
    if (action === 'signin/oidc') await limitAddress('login', request);
    return askNextAuth(request as NextRequest, action);
  },
});

const problem = (code: string | null) => redirectTo(problemPath(code ?? ''));

function parse(request: Request) {
  const { pathname, searchParams } = new URL(request.url);
  return { action: pathname.replace(/^\/api\/auth\//, ''), search: searchParams };
}
