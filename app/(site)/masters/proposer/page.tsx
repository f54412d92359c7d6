import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { cache } from 'react';
import { Missing } from '@/components/site/entity/missing';
import { JsonLd, PageHeader } from '@/components/site/frame/site-page';
import { Proposal } from '@/components/site/proposal/proposal';
import type { FilledProposal } from '@/components/site/proposal/proposal.island';
import { listPlaces } from '@/lib/content/masters/establishments';
import { getProgramme } from '@/lib/content/masters/programmes';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { doneBy } from '@/lib/process/signature';
import { readFilledForm } from '@/lib/process/private-headers';
import type { SearchParams } from '@/lib/paging';
import { crumbs, pageGraph } from '@/lib/seo/graph';
import { staticMetadata, unlistedMetadata } from '@/lib/seo/metadata';
import { pageText } from '@/lib/texts/pages';
import { sayings } from '@/lib/texts/read';
import { answerMissing } from '@/app/(site)/moved';

type Props = { searchParams: SearchParams };

const NOT_FOUND = 'Fiche non trouvée';
const { title } = pageText('/masters/proposer');
const { say } = sayings('proposals');

const load = cache(async (searchParams: SearchParams) => {
  const query = await searchParams;
  const { master = '', etablissement = '' } = query;
  const [slug = '', place = ''] = [master, etablissement].map((given) => [given].flat()[0]);
  const [programme, groups] = await Promise.all([
    slug ? getProgramme(slug) : undefined,
    slug ? [] : listPlaces(),
  ]);
  const isPlace = groups.some(({ places }) => places.some((one) => one.slug === place));
  const isSent = doneBy(paths.propose, query) === 'envoye';
  return { slug, place, programme, groups, isPlace, isSent };
});

/** Search engines keep the form alone; those of each master and establishment would be its copies. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { slug, place, programme, isPlace, isSent } = await load(searchParams);
  if ((slug && !programme) || (place && !isPlace)) return unlistedMetadata(NOT_FOUND);
  if (slug || place || isSent) return unlistedMetadata(title);
  return staticMetadata('/masters/proposer');
}

export default async function ProposalPage({ searchParams }: Props) {
  const { slug, place, programme, groups, isPlace, isSent } = await load(searchParams);
  if ((slug && !programme) || (place && !isPlace)) {
    if (slug) await answerMissing('programme', slug, paths.correctMaster);
    else await answerMissing('establishment', place, paths.proposeTo);
    return <Missing title={NOT_FOUND} link={{ href: paths.propose, name: 'Proposer un master' }} />;
  }
  const filled = readFilledForm(await headers()) as FilledProposal | undefined;
  const isWhole = !slug && !place && !isSent && !filled;
  const kind = programme ? 'correction' : place ? 'place' : 'addition';
  const kindTitle = say(`${kind}Title`);
  const trail = crumbs(
    { name: 'Masters', path: paths.masters },
    { name: kindTitle, path: paths.propose },
  );
  return (
    <>
      <PageHeader
        crumbs={trail}
        title={slug || place ? kindTitle : title}
        lead={say(`${kind}Lead`)}
      >
        {programme && (
          <p className="mt-4 text-lg">
            <a href={paths.master(programme.slug)} className="link font-semibold">
              {frenchSpaces(programme.name)}
            </a>
            {frenchSpaces(`, ${programme.establishmentName}`)}
          </p>
        )}
      </PageHeader>
      <div className="wrap">
        <div className="max-w-2xl">
          <p className="mb-6 text-muted">{frenchSpaces(say('after'))}</p>
          <Proposal
            master={programme?.slug}
            groups={groups}
            establishment={place}
            filled={filled}
            outcome={filled?.outcome ?? (isSent ? 'sent' : undefined)}
          />
        </div>
      </div>
      {isWhole && (
        <JsonLd
          graph={pageGraph({
            type: 'WebPage',
            name: title,
            description: say(`${kind}Lead`),
            crumbs: trail,
          })}
        />
      )}
    </>
  );
}
