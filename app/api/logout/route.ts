import { requireSameOrigin } from '@/lib/api/same-origin';
import { PRIVATE } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { cameFromElsewhere } from '@/lib/auth/session/came-from';
import { endSession } from '@/lib/auth/session/end-session';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  // A link of ours, or typed: signs out. From elsewhere: a page that asks first.
  GET: async ({ request }) =>
    cameFromElsewhere(request) ? redirect('/login/sign-out') : redirect('/', await endSession()),
  // HEAD must not sign anybody out.
  HEAD: async () => redirect('/login/sign-out'),
  POST: async ({ request }) => {
    requireSameOrigin(request);
    return redirect('/', await endSession(), 303);
  },
});

function redirect(location: string, headers: Record<string, string> = {}, status = 302) {
  return new Response(null, {
    status,
    headers: { Location: location, 'Cache-Control': PRIVATE, ...headers },
  });
}
