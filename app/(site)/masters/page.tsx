import { TextLink } from '@/components/site/kit/links';
import type { Metadata } from 'next';
import { cache } from 'react';
import { JsonLd, PageHeader } from '@/components/site/frame/site-page';
import { DirectoryFilters } from '@/components/site/masters/directory-filters';
import { DirectoryResults } from '@/components/site/masters/directory-results';
import { FirstCounts } from '@/components/site/kit/filters';
import { loadDirectory } from '@/lib/content/masters/directory';
import { FACET_LABELS, chosenLabels } from '@/lib/editorial/masters/facets';
import { counted } from '@/lib/french/numbers';
import { trailTo } from '@/lib/pages';
import { paths } from '@/lib/paths';
import { LONGEST_WORDS, directoryQuery, directoryQuestion } from '@/lib/entities/directory';
import { type SearchParams, pageNumber } from '@/lib/paging';
import { tellTotal } from '@/lib/process/answer';
import { mastersFeed } from '@/lib/seo/feed';
import { pageGraph } from '@/lib/seo/graph';
import { staticMetadata, unlistedMetadata } from '@/lib/seo/metadata';
import { pageText } from '@/lib/texts/pages';
import { UNKNOWN_FILTER, unknownFilter } from '../filters';
import { leadToLast } from '../moved';

type Props = { searchParams: SearchParams };

const { h1, lead } = pageText('/masters');
const trail = trailTo('/masters');
const WHOLE = { href: paths.masters, name: 'Voir tous les masters' };
const UNKNOWN_TEXT = 'L’un des filtres de cette adresse ne désigne rien, ou ne désigne plus rien.';

const load = cache(async (searchParams: SearchParams) => {
  const params = await searchParams;
  const { isCut, isImpossible, repeated, ...choice } = directoryQuestion(params);
  const directory = isImpossible ? undefined : await loadDirectory(choice, pageNumber(params.page));
  return { choice, directory, isCut, repeated };
});

/** Search engines keep the whole list alone; pages of subjects and cities stand for its parts. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { choice, directory } = await load(searchParams);
  if (!directory) return unlistedMetadata(UNKNOWN_FILTER);
  if (Object.keys(directoryQuery(choice)).length === 0)
    return staticMetadata(paths.masters, mastersFeed);
  const labels = chosenLabels(choice.facets, directory.names);
  const chosen = [choice.q || [], labels.map(({ name }) => name)].flat(2).join(', ');
  const found = counted(directory.total, 'master');
  return unlistedMetadata(
    `Masters, ${chosen}`,
    `${found} au Maroc pour ce choix : ${chosen}. Pour chacun, l’admission, les frais et la source.`,
  );
}

export default async function MastersPage({ searchParams }: Props) {
  const { choice, directory, isCut, repeated } = await load(searchParams);
  if (!directory) return unknownFilter(WHOLE, directoryQuery(choice), UNKNOWN_TEXT);
  tellTotal(directory.total);
  leadToLast(await searchParams, directory.pages, paths.masters, directoryQuery(choice));
  const isWhole = Object.keys(directoryQuery(choice)).length === 0;
  const list = directory.masters.map(({ name, slug }) => ({ name, path: paths.master(slug) }));
  return (
    <>
      <PageHeader crumbs={trail} title={h1} lead={isWhole ? lead : undefined} />
      <div className="wrap grid items-start gap-x-12 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <DirectoryFilters choice={choice} directory={directory} />
        <section aria-label="Résultats">
          {isCut && (
            <p className="mb-3 text-muted">
              Votre recherche était trop longue : seuls ses {LONGEST_WORDS} premiers caractères
              comptent.
            </p>
          )}
          <FirstCounts labels={repeated.map((facet) => FACET_LABELS[facet].label)} />
          <DirectoryResults choice={choice} directory={directory} />
          {isWhole && <TakeAway />}
        </section>
      </div>
      {isWhole && (
        <JsonLd graph={pageGraph({ name: h1, description: lead, crumbs: trail, list })} />
      )}
    </>
  );
}

function TakeAway() {
  return (
    <p className="no-print mt-8 text-muted">
      Tout le répertoire se télécharge, avec ses sources{'\u00a0'}:{' '}
      <TextLink href={paths.mastersData}>données ouvertes</TextLink>. Il manque un master{'\u00a0'}?{' '}
      <TextLink href={paths.propose}>Proposez-le</TextLink>.
    </p>
  );
}
