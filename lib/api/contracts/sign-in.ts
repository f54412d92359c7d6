import { cameFromElsewhere, endSession } from '@/lib/auth/session/current-user';
import { startSignIn } from '@/lib/auth/sign-in/next-auth';
import { returnPath, problemPath } from '@/lib/auth/sign-in/addresses';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import type { HttpError } from '@/lib/process/http-error';
import { anybody, contract, user } from '../contract';
import { errorJson, pageAnswer, redirectTo } from '@/lib/api/route';
import { limitAddress, requireNavigation } from '@/lib/api/request';

export const signedIn = contract('/api/auth/user', {
  GET: user('The signed-in user', {
    answer: 'User',
    work: async ({ user }) => user,
  }),
});

export const login = contract(
  '/api/login',
  {
    GET: anybody('Leads to the identity provider', {
      answer: { status: 302, description: 'A redirection' },
      work: async ({ request }) => {
        requireNavigation(request);
        await limitAddress('login', request);
        const asked = new URL(request.url).searchParams.get('callbackUrl');
        const { location, cookies } = await startSignIn(returnPath(asked, env().SITE_URL));
        const setCookies = cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]);
        return redirectTo(location ?? '/login/error', 302, setCookies);
      },
    }),
  },
  { showError: showSignInError },
);

export const logout = contract('/api/logout', {
  GET: anybody('Signs out and leads home; from another site, leads to a page that asks first', {
    answer: { status: 302, description: 'A redirection' },
    // Only a link of ours or a typed address signs out at once, and HEAD nobody.
    work: async ({ request }) =>
      request.method === 'HEAD' || cameFromElsewhere(request)
        ? redirectTo('/login/sign-out')
        : redirectTo(paths.home, 302, await endSession()),
  }),
  POST: anybody('Signs out and leads home', {
    answer: { status: 303, description: 'A redirection' },
    work: async () => redirectTo(paths.home, 303, await endSession()),
  }),
});

/** People read a page; programs, which ask for no page, read what they read everywhere. */
function showSignInError(error: HttpError, request: Request): Promise<Response> | Response {
  const { status, details } = error;
  const isPerson = request.headers.get('accept')?.includes('text/html');
  if (!isPerson) return errorJson(error, request);
  const code = status === 429 ? 'TooOften' : 'OAuthSignin';
  return pageAnswer(problemPath(code), { status, headers: details.headers });
}
