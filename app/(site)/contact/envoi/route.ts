import { readForm } from '@/lib/api/body';
import { pageAnswer, redirectTo } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { limitAddress, requireSameOrigin } from '@/lib/api/sender';
import { loadSiteSettings } from '@/lib/content/site-settings';
import { deliverMessage } from '@/lib/contact/deliver';
import { examineForm, fillAgain } from '@/lib/contact/form';
import type { Outcome } from '@/lib/contact/outcome';
import { paths } from '@/lib/paths';
import { donePath } from '@/lib/process/form-stamp';
import { contactAddress } from '@/lib/site';
import type { HttpError } from '@/lib/process/http-error';

const OUTCOMES: Record<number, Outcome> = { 403: { kind: 'refused' }, 429: { kind: 'busy' } };

export const { GET, HEAD, POST } = route(
  {
    GET: async () => redirectTo(paths.contact, 303),
    POST: async ({ request }) => {
      requireSameOrigin(request);
      const to = contactAddress(await loadSiteSettings());
      const examined = examineForm(await readForm(request), to);
      if ('filled' in examined) {
        const { filled } = examined;
        const status = filled.outcome.kind === 'invalid' ? 422 : 200;
        return pageAnswer(paths.contact, { status, form: filled });
      }
      await limitAddress('contact', request);
      await deliverMessage(examined.message);
      return redirectTo(donePath(paths.contact, 'envoye'), 303);
    },
  },
  { showError },
);

async function showError({ status, details }: HttpError, request: Request): Promise<Response> {
  // What another site sent is not the visitor's text, and a body that is too large was not read.
  const isKept = status !== 403 && status !== 413;
  const form = isKept ? await readForm(request) : new URLSearchParams();
  return pageAnswer(paths.contact, {
    status,
    headers: details.headers,
    form: fillAgain(form, OUTCOMES[status] ?? { kind: 'failed' }),
  });
}
