import { readUnsubscribeToken } from '@/lib/newsletter/unsubscribe-token';
import { unsubscribe } from '@/lib/newsletter/unsubscribe';
import { paths } from '@/lib/paths';

/** Opening the link changes nothing: mail scanners do it too. The page it leads to has a button. */
export function GET(request: Request): Response {
  return seeOther(paths.unsubscribeConfirmation, { jeton: tokenOf(request) ?? '' });
}

/**
 * The button, or a mail program's own (RFC 8058), which sends no cookie, no origin, and wants a
 * plain answer. The token is what gives the right.
 */
export async function POST(request: Request): Promise<Response> {
  const isOneClick = (await request.text()).includes('One-Click');
  const id = readUnsubscribeToken(tokenOf(request));
  if (id) await unsubscribe(id);
  if (isOneClick) return new Response(null, { status: id ? 200 : 404 });
  return id
    ? seeOther(paths.newsletterMessage, { etat: 'desinscrit' })
    : seeOther(paths.unsubscribeConfirmation, {});
}

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('jeton');

function seeOther(path: string, query: Record<string, string>): Response {
  const location = `${path}?${new URLSearchParams(query)}`;
  return new Response(null, { status: 303, headers: { Location: location } });
}
