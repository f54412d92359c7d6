import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { notFound } from '@/lib/process/http-error';
import { redirectTo } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { finishSignIn } from '@/lib/auth/sign-in/sign-in';
import { problemPath } from '@/lib/auth/sign-in/problems';
import { authOptions } from '@/lib/auth/sign-in/options';
import { paths } from '@/lib/paths';

type Context = { params: Promise<{ nextauth: string[] }> };

// Only what signing in needs reaches next-auth, and our own screens replace its screens.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async ({ request }) => {
    const { action, search } = parse(request);
    switch (action) {
      case 'callback/oidc':
        if (!search.get('error')) return finishSignIn(request as NextRequest, contextOf(action));
        return problem(search.get('error') === 'access_denied' ? 'AccessDenied' : 'OAuthCallback');
      case 'csrf':
      case 'providers':
      case 'session':
        return nextAuth(request, action);
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
  // next-auth checks its own token against forged requests for both.
  POST: async ({ request }) => {
    const { action } = parse(request);
    if (action !== 'signin/oidc' && action !== 'signout') throw notFound();
    return nextAuth(request, action);
  },
});

const problem = (code: string | null) => redirectTo(problemPath(code ?? ''));

function parse(request: Request) {
  const { pathname, searchParams } = new URL(request.url);
  return { action: pathname.replace(/^\/api\/auth\//, ''), search: searchParams };
}

async function nextAuth(request: Request, action: string): Promise<Response> {
  const answer = NextAuth(request as never, contextOf(action) as never, await authOptions());
  return answer as Promise<Response>;
}

function contextOf(action: string): Context {
  return { params: Promise.resolve({ nextauth: action.split('/') }) };
}
