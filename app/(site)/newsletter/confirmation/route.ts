import { pageAnswer, redirectTo } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { requireSameOrigin } from '@/lib/api/sender';
import { readConfirmToken } from '@/lib/newsletter/tokens';
import { confirm } from '@/lib/newsletter/confirmations';
import { paths } from '@/lib/paths';
import { donePath } from '@/lib/process/form-stamp';

export const { GET, HEAD, POST } = route(
  {
    GET: async ({ request }) => redirectTo(confirmPage(request), 303),
    POST: async ({ request }) => {
      requireSameOrigin(request);
      const id = readConfirmToken(tokenOf(request));
      const isConfirmed = id !== undefined && (await confirm(id));
      return redirectTo(
        isConfirmed ? donePath(paths.newsletterMessage, 'confirme') : paths.confirmSubscription,
        303,
      );
    },
  },
  {
    showError: async ({ status, details: { headers } }, request) =>
      pageAnswer(request, confirmPage(request), { status, headers }),
  },
);

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('jeton') ?? '';

const confirmPage = (request: Request) =>
  `${paths.confirmSubscription}?${new URLSearchParams({ jeton: tokenOf(request) })}`;
