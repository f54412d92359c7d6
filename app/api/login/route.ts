import { limitAddress, requireNavigation } from '@/lib/api/sender';
import { pageAnswer, redirectTo } from '@/lib/api/respond';
import { errorJson, route } from '@/lib/api/route';
import { returnPath } from '@/lib/auth/sign-in/return-path';
import { startSignIn } from '@/lib/auth/sign-in/sign-in';
import { problemPath } from '@/lib/auth/sign-in/problems';
import type { HttpError } from '@/lib/process/http-error';
import { env } from '@/lib/env';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  {
    GET: async ({ request }) => {
      requireNavigation(request);
      await limitAddress('login', request);
      const asked = new URL(request.url).searchParams.get('callbackUrl');
      const { location, cookies } = await startSignIn(returnPath(asked, env().SITE_URL));
      const setCookies = cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]);
      return redirectTo(location ?? '/login/error', 302, setCookies);
    },
  },
  { showError },
);

/** People read a page; programs, which ask for no page, read what they read everywhere. */
function showError(error: HttpError, request: Request): Promise<Response> | Response {
  const { status, details } = error;
  const isPerson = request.headers.get('accept')?.includes('text/html');
  if (!isPerson) return errorJson(error, request);
  const code = status === 429 ? 'TooOften' : 'OAuthSignin';
  return pageAnswer(request, problemPath(code), { status, headers: details.headers });
}
