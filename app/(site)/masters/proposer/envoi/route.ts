import { proposal } from '@/lib/api/contracts/forms';
import { filledAgain, postTo, postedForm, senderIn, valuesIn } from '@/lib/api/posted-form';
import { getEstablishment } from '@/lib/content/masters/establishments';
import { getProgramme } from '@/lib/content/masters/programmes';
import { findFormerAddress } from '@/lib/content/slug-history';
import { paths } from '@/lib/paths';
import { donePath } from '@/lib/process/signature';
import { PROPOSAL_FIELDS, besideField, proposalOf } from '@/lib/proposals/form';
import type { ResourceKind } from '@/lib/entities/resource';
import { isSlug } from '@/lib/entities/fields/rules';

export const { GET, HEAD, POST } = postedForm({
  page: () => paths.propose,
  work: async (form, request) => {
    const { master, place } = await namedIn(form);
    // Whoever corrects a master that is gone meanwhile writes about one that the guide has not.
    const meant = { programmeId: master?.id, establishmentId: place?.id };
    const given = proposalOf(valuesIn(form, PROPOSAL_FIELDS), meant);
    await postTo(proposal, { ...given, ...senderIn(form) }, request);
    return donePath(paths.propose, 'envoye');
  },
  again: async ({ status, details }, form) => {
    const { master, place } = await namedIn(form);
    const issues = details.issues?.map(besideField);
    const filled = filledAgain({ status, issues }, form, PROPOSAL_FIELDS);
    const { values } = filled.form;
    values.establishment = place?.slug ?? '';
    const about = place && values.name.trim() === '' ? paths.proposeTo(place.slug) : paths.propose;
    return { path: master ? paths.correctMaster(master.slug) : about, ...filled };
  },
});

async function namedIn(form: URLSearchParams) {
  const [master, place] = await Promise.all([
    named(form.get('master'), 'programme', getProgramme),
    named(form.get('establishment'), 'establishment', getEstablishment),
  ]);
  return { master, place };
}

/** Under its former slug too: it may be renamed while the form is filled in. */
async function named<Row>(
  slug: string | null,
  kind: ResourceKind,
  get: (slug: string) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  if (!slug || !isSlug(slug)) return undefined;
  const row = await get(slug);
  if (row) return row;
  const former = await findFormerAddress(kind, slug);
  return former && former !== 'gone' ? get(former.movedTo) : undefined;
}
