import { parse, readForm } from '@/lib/api/body';
import { pageAnswer, redirectTo } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { limitAddress, requireSameOrigin } from '@/lib/api/sender';
import type { Refused } from '@/lib/newsletter/texts';
import { subscribe } from '@/lib/newsletter/subscriptions';
import { paths } from '@/lib/paths';
import { donePath } from '@/lib/process/form-stamp';
import { CONTACT_TEXTS } from '@/lib/schemas/plain/contact-rules';
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
      return redirectTo(donePath(paths.newsletterMessage, 'inscrit'), 303);
    },
  },
  {
    showError: async ({ status, details: { headers } }, request) => {
      const form = UNREAD.has(status) ? {} : refusedForm(await readForm(request), status);
      return pageAnswer(request, paths.newsletterMessage, { status, headers, form });
    },
  },
);

/** Of another site, too long, or of a kind that no form of ours sends. */
const UNREAD = new Set([403, 413, 415]);

function refusedForm(form: URLSearchParams, status: number): Refused {
  const error = status === 422 ? CONTACT_TEXTS.invalidEmail : undefined;
  return { email: form.get('email') ?? '', error };
}
