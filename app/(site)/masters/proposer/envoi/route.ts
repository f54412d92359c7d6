import { readForm } from '@/lib/api/body';
import { pageAnswer, redirectTo } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { limitAddress, requireSameOrigin } from '@/lib/api/sender';
import { getEstablishment } from '@/lib/content/masters/establishments';
import { getProgramme } from '@/lib/content/masters/programmes';
import { paths } from '@/lib/paths';
import { donePath } from '@/lib/process/form-stamp';
import type { HttpError } from '@/lib/process/http-error';
import { type Meant, examineProposal, fieldErrors, fillAgain } from '@/lib/proposals/form';
import type { FilledProposal, ProposalOutcome } from '@/lib/proposals/outcome';
import { storeProposal } from '@/lib/proposals/store-proposal';
import { isSlug } from '@/lib/schemas/text';

export const { GET, HEAD, POST } = route(
  {
    GET: async () => redirectTo(paths.propose, 303),
    POST: async ({ request }) => {
      requireSameOrigin(request);
      const form = await readForm(request);
      const examined = examineProposal(form, await meantBy(form));
      if ('filled' in examined) {
        const status = examined.filled.outcome === 'invalid' ? 422 : 200;
        return shownAgain(request, form, { status, filled: examined.filled });
      }
      await limitAddress('proposal', request);
      await storeProposal(examined.proposal, request.headers.get('x-request-id') ?? undefined);
      return redirectTo(donePath(paths.propose, 'envoye'), 303);
    },
  },
  { showError },
);

/** Whoever corrects a master that is gone meanwhile writes about one that the guide has not. */
async function meantBy(form: URLSearchParams): Promise<Meant> {
  const named = (name: string) => {
    const slug = form.get(name) ?? '';
    return isSlug(slug) ? slug : undefined;
  };
  const [master, place] = [named('master'), named('establishment')];
  const [programme, establishment] = await Promise.all([
    master ? getProgramme(master) : undefined,
    place ? getEstablishment(place) : undefined,
  ]);
  return { programmeId: programme?.id, establishmentId: establishment?.id };
}

const OUTCOMES: Record<number, ProposalOutcome> = {
  403: 'refused',
  413: 'tooLarge',
  422: 'invalid',
  429: 'busy',
};

async function showError(error: HttpError, request: Request): Promise<Response> {
  const { status, code, details } = error;
  // What another site sent is not the reader's text, and a body that is too large was not read.
  const isKept = status !== 403 && status !== 413;
  const form = isKept ? await readForm(request) : new URLSearchParams();
  const outcome = code === 'too_many_waiting' ? 'full' : (OUTCOMES[status] ?? 'failed');
  const issues = (details.issues ?? []).map((issue) => ({ ...issue, path: [issue.path] }));
  const filled = fillAgain(form, outcome, fieldErrors(issues));
  return shownAgain(request, form, { status, filled, headers: details.headers });
}

type Shown = { status: number; filled: FilledProposal; headers?: Record<string, string> };

async function shownAgain(request: Request, form: URLSearchParams, shown: Shown) {
  const slug = form.get('master') ?? '';
  const isThere = isSlug(slug) && (await getProgramme(slug)) !== undefined;
  const { status, headers, filled } = shown;
  const path = isThere ? paths.correctMaster(slug) : paths.propose;
  return pageAnswer(request, path, { status, headers, form: filled });
}
