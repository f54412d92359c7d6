import { requireSameOrigin } from '@/lib/api/sender';
import { redirectTo } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { cameFromElsewhere, endSession } from '@/lib/auth/session/sign-out';
import { paths } from '@/lib/paths';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  // Only a link of ours or a typed address signs out at once; from elsewhere, a page asks first.
  GET: async ({ request }) =>
    cameFromElsewhere(request)
      ? redirectTo('/login/sign-out')
      : redirectTo(paths.home, 302, await endSession()),
  // HEAD must not sign anybody out.
  HEAD: async () => redirectTo('/login/sign-out'),
  POST: async ({ request }) => {
    requireSameOrigin(request);
    return redirectTo(paths.home, 303, await endSession());
  },
});
