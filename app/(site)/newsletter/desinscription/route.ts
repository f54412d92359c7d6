import { postedForm } from '@/lib/api/posted-form';
import { errorJson } from '@/lib/api/route';
import { unsubscribe } from '@/lib/mail/newsletter/subscriptions';
import { readUnsubscribeToken, tokenIn } from '@/lib/mail/newsletter/tokens';
import { paths } from '@/lib/paths';
import { donePath } from '@/lib/process/signature';

export const { GET, HEAD, POST } = postedForm({
  // Opening the link changes nothing, because mail scanners open it too. Its page has a button.
  page: (request) => confirmation({ jeton: tokenIn(request) }),
  // A mail program's own button (RFC 8058) sends no cookie and no origin, and wants a plain
  // answer. The token is what gives the right.
  isForPrograms: true,
  work: async (form, request) => {
    const id = readUnsubscribeToken(tokenIn(request));
    if (id) await unsubscribe(id);
    if (isOneClick(form)) return new Response(null, { status: id ? 200 : 404 });
    return id ? donePath(paths.newsletterMessage, 'desinscrit') : confirmation({});
  },
  again: (error, form, request) => {
    if (error.status === 413 || isOneClick(form)) return errorJson(error, request);
    return { path: confirmation({ jeton: tokenIn(request) }), form: {} };
  },
});

const isOneClick = (form: URLSearchParams) => form.toString().includes('One-Click');

const confirmation = (query: Record<string, string>) =>
  `${paths.unsubscribeConfirmation}?${new URLSearchParams(query)}`;
