import { limitAddress } from '@/lib/api/sender';
import { redirectTo } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { returnPath } from '@/lib/auth/sign-in/return-path';
import { startSignIn } from '@/lib/auth/sign-in/sign-in';
import { env } from '@/lib/env';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async ({ request }) => {
    await limitAddress('login', request);
    const asked = new URL(request.url).searchParams.get('callbackUrl');
    const { location, cookies } = await startSignIn(returnPath(asked, env().SITE_URL));
    const setCookies = cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]);
    return redirectTo(location ?? '/login/error', 302, setCookies);
  },
});
