import { parse, readForm } from '@/lib/api/body';
import { pageAnswer, redirectTo } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { limitAddress, requireSameOrigin } from '@/lib/api/sender';
import { subscribe } from '@/lib/newsletter/subscriptions';
import { paths } from '@/lib/paths';
import { newsletterSchema } from '@/lib/schemas/newsletter';

export const { GET, HEAD, POST } = route(
  {
    GET: async () => redirectTo(paths.newsletter, 303),
    POST: async ({ request }) => {
      requireSameOrigin(request);
      const form = await readForm(request);
      const { email } = parse(newsletterSchema, Object.fromEntries(form));
      await limitAddress('subscribe', request);
      await subscribe(email);
      return redirectTo(`${paths.newsletterMessage}?etat=inscrit`, 303);
    },
  },
  {
    showError: ({ status, details: { headers } }, request) =>
      pageAnswer(request, `${paths.newsletterMessage}?etat=erreur`, { status, headers }),
  },
);
