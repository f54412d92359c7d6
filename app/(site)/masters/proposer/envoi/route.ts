import { readForm } from '@/lib/api/body';
import { pageAnswer, redirectTo } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { limitAddress, requireSameOrigin, senderOf } from '@/lib/api/sender';
import { getEstablishment } from '@/lib/content/masters/establishments';
import { getProgramme } from '@/lib/content/masters/programmes';
import { findFormerAddress } from '@/lib/content/slug-history';
import { paths } from '@/lib/paths';
import { donePath } from '@/lib/process/form-stamp';
import type { HttpError } from '@/lib/process/http-error';
import { type Meant, examineProposal, fieldErrors, fillAgain } from '@/lib/proposals/form';
import type { FilledProposal, ProposalOutcome } from '@/lib/proposals/outcome';
import { storeProposal } from '@/lib/proposals/store-proposal';
import type { ResourceKind } from '@/lib/resources/resource';
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
      await storeProposal(examined.proposal, senderOf(request));
      return redirectTo(donePath(paths.propose, 'envoye'), 303);
    },
  },
  { showError },
);

/** Whoever corrects a master that is gone meanwhile writes about one that the guide has not. */
async function meantBy(form: URLSearchParams): Promise<Meant> {
  const [programme, establishment] = await Promise.all([
    named(form, 'master', 'programme', getProgramme),
    named(form, 'establishment', 'establishment', getEstablishment),
  ]);
  return { programmeId: programme?.id, establishmentId: establishment?.id };
}

/** What a field names, under its former slug too: it may be renamed while the form is filled in. */
async function named<Row>(
  form: URLSearchParams,
  field: string,
  kind: ResourceKind,
  get: (slug: string) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  const slug = form.get(field) ?? '';
  if (!isSlug(slug)) return undefined;
  const row = await get(slug);
  if (row) return row;
  const former = await findFormerAddress(kind, slug);
  return former && former !== 'gone' ? get(former.movedTo) : undefined;
}

const OUTCOMES: Record<number, ProposalOutcome> = {
  403: 'refused',
  413: 'tooLarge',
  422: 'invalid',
  429: 'busy',
};

async function showError(error: HttpError, request: Request): Promise<Response> {
  const { status, details } = error;
  // What another site sent is not the reader's text, and a body that is too large was not read.
  const isKept = status !== 403 && status !== 413;
  const form = isKept ? await readForm(request) : new URLSearchParams();
  const issues = (details.issues ?? []).map((issue) => ({ ...issue, path: [issue.path] }));
  const filled = fillAgain(form, OUTCOMES[status] ?? 'failed', fieldErrors(issues));
  return shownAgain(request, form, { status, filled, headers: details.headers });
}

type Shown = { status: number; filled: FilledProposal; headers?: Record<string, string> };

async function shownAgain(request: Request, form: URLSearchParams, shown: Shown) {
  const master = await named(form, 'master', 'programme', getProgramme);
  const place = await named(form, 'establishment', 'establishment', getEstablishment);
  const { status, headers, filled } = shown;
  const values = { ...filled.values, establishment: place?.slug ?? '' };
  const isUntitled = filled.values.name.trim() === '';
  const about = place && isUntitled ? paths.proposeTo(place.slug) : paths.propose;
  const path = master ? paths.correctMaster(master.slug) : about;
  return pageAnswer(path, { status, headers, form: { ...filled, values } });
}
