import { readForm } from '@/lib/api/body';
import { pageAnswer, redirectTo } from '@/lib/api/respond';
import { errorJson, route } from '@/lib/api/route';
import { unsubscribe } from '@/lib/newsletter/subscriptions';
import { readUnsubscribeToken } from '@/lib/newsletter/tokens';
import { paths } from '@/lib/paths';
import { donePath } from '@/lib/process/form-stamp';
import type { HttpError } from '@/lib/process/http-error';

export const { GET, HEAD, POST } = route(
  {
    // Opening the link changes nothing, because mail scanners open it too. Its page has a button.
    GET: async ({ request }) => redirectTo(confirmation({ jeton: tokenOf(request) }), 303),
    // A mail program's own button (RFC 8058) sends no cookie and no origin, and wants a plain
    // answer. The token is what gives the right.
    POST: async ({ request }) => {
      const isProgram = await isOneClick(request);
      const id = readUnsubscribeToken(tokenOf(request));
      if (id) await unsubscribe(id);
      if (isProgram) return new Response(null, { status: id ? 200 : 404 });
      return redirectTo(
        id ? donePath(paths.newsletterMessage, 'desinscrit') : confirmation({}),
        303,
      );
    },
  },
  { showError },
);

async function showError(error: HttpError, request: Request): Promise<Response> {
  const { status, details } = error;
  if (status === 413 || (await isOneClick(request))) return errorJson(error, request);
  const page = confirmation({ jeton: tokenOf(request) });
  return pageAnswer(page, { status, headers: details.headers });
}

async function isOneClick(request: Request): Promise<boolean> {
  return (await readForm(request)).toString().includes('One-Click');
}

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('jeton') ?? '';

const confirmation = (query: Record<string, string>) =>
  `${paths.unsubscribeConfirmation}?${new URLSearchParams(query)}`;
