import { limitAddress } from '@/lib/api/rate-limit';
import { route } from '@/lib/api/route';
import { returnPath } from '@/lib/auth/sign-in/return-path';
import { startSignIn } from '@/lib/auth/sign-in/sign-in';
import { env } from '@/lib/env';
import { PRIVATE } from '@/lib/api/respond';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  // 302 to the identity provider, or to the page that says why not.
  GET: async ({ request }) => {
    await limitAddress('login', request);
    const asked = new URL(request.url).searchParams.get('callbackUrl');
    const { location, cookies } = await startSignIn(returnPath(asked, env().SITE_URL));
    const headers = new Headers({ 'Cache-Control': PRIVATE, Location: location ?? '/login/error' });
    for (const cookie of cookies) headers.append('Set-Cookie', cookie);
    return new Response(null, { status: 302, headers });
  },
});
