import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { notFound } from '@/lib/process/http-error';
import { PRIVATE } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { finishSignIn, problem } from '@/lib/auth/sign-in/callback';
import { authOptions } from '@/lib/auth/sign-in/options';
import { paths } from '@/lib/paths';

type Context = { params: Promise<{ nextauth: string[] }> };

// Only what signing in needs reaches next-auth; where it would show a screen, ours is shown.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async ({ request }) => {
    const { action, search } = parse(request);
    switch (action) {
      case 'callback/oidc':
        return finishSignIn(request as NextRequest, contextOf(action));
      case 'csrf':
      case 'providers':
      case 'session':
        return nextAuth(request, action);
      case 'signin':
      case 'signin/oidc':
      case 'verify-request':
        return search.has('error') ? problem(search.get('error') ?? '') : redirect(paths.login);
      case 'signout':
        return redirect('/login/sign-out');
      case 'error':
        return problem(search.get('error') ?? '');
      default:
        throw notFound();
    }
  },
  HEAD: async () => redirect(paths.login),
  // Both want next-auth's own token against forged requests.
  POST: async ({ request }) => {
    const { action } = parse(request);
    if (action !== 'signin/oidc' && action !== 'signout') throw notFound();
    return nextAuth(request, action);
  },
});

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

function redirect(location: string): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: location, 'Cache-Control': PRIVATE },
  });
}
