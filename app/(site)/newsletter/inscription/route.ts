import { limitAddress } from '@/lib/api/rate-limit';
import { requireSameOrigin } from '@/lib/api/same-origin';
import { subscribe } from '@/lib/newsletter/subscribe';
import { paths } from '@/lib/paths';
import { newsletterSchema } from '@/lib/schemas/newsletter';
import { requestLog } from '@/lib/process/log';

/** The newsletter form without JavaScript: subscribes, then shows the page with the message. */
export async function POST(request: Request): Promise<Response> {
  try {
    requireSameOrigin(request);
    const form = new URLSearchParams(await request.text());
    const { email } = newsletterSchema.parse(Object.fromEntries(form));
    await limitAddress('subscribe', request);
    await subscribe(email);
    return seeOther(`${paths.newsletterMessage}?etat=inscrit`);
  } catch (error) {
    requestLog(request.headers.get('x-request-id') ?? undefined).warn(
      { err: error },
      'not subscribed',
    );
    return seeOther(`${paths.newsletterMessage}?etat=erreur`);
  }
}

/** Whoever comes here by its address is shown the form. */
export function GET(): Response {
  return seeOther(paths.newsletter);
}

function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path } });
}
