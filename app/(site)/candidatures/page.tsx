import { ButtonLink, QuietLink } from '@/components/site/kit/links';
import { Section } from '@/components/site/kit/section';
import type { Metadata } from 'next';
import { cache } from 'react';
import { SitePage } from '@/components/site/frame/site-page';
import { FirstCounts } from '@/components/site/kit/filters';
import { Icon } from '@/components/site/kit/icon';
import { CallsList } from '@/components/site/masters/calls-list';
import { loadCallsPage } from '@/lib/content/masters/calls-page';
import { directoryQuestion } from '@/lib/entities/directory';
import { paths } from '@/lib/paths';
import type { SearchParams } from '@/lib/paging';
import { mastersFeed } from '@/lib/seo/feed';
import { staticMetadata, unlistedMetadata } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/site';
import { pageText } from '@/lib/texts/pages';
import { UNKNOWN_FILTER, readFilters, unknownFilter } from '../filters';

type Props = { searchParams: SearchParams };

const LABELS = { ville: 'Ville', universite: 'Université', etat: 'État' };
const WHOLE = { href: paths.calls, name: 'Voir tous les avis' };

const load = cache(async (searchParams: SearchParams) => {
  const { params, choice, repeated } = await readFilters(searchParams, LABELS);
  const asked = { q: directoryQuestion({ q: params.q }).q, ...choice };
  const view = { isByCity: params.tri === 'ville', isAll: params.tout === '1' };
  return {
    choice: asked,
    view,
    repeated,
    isWhole: Object.values({ ...asked, ...view }).every((value) => !value),
    list: params.filtre === undefined ? await loadCallsPage(asked) : undefined,
  };
});

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { choice, list, isWhole } = await load(searchParams);
  if (!list) return unlistedMetadata(UNKNOWN_FILTER);
  if (isWhole) return staticMetadata(paths.calls, mastersFeed);
  const chosen = [choice.ville, choice.universite];
  const places = [...list.cities, ...list.universities].filter(({ slug }) => chosen.includes(slug));
  const words = [choice.q || [], places.map(({ name }) => name)].flat(2);
  return unlistedMetadata([pageText('/candidatures').h1, ...words].join(', '));
}

export default async function CallsPage({ searchParams }: Props) {
  const { choice, view, list, isWhole, repeated } = await load(searchParams);
  if (!list) return unknownFilter(WHOLE, choice);
  return (
    <SitePage address="/candidatures" isCopy={!isWhole}>
      <div className="wrap space-y-12">
        <div>
          <FirstCounts labels={repeated} />
          <CallsList choice={choice} view={view} list={list} />
        </div>
        {list.universities.length > 0 && <FollowCalls />}
      </div>
    </SitePage>
  );
}

/** A subscription hears of the next round; a copy of the file does not. */
function FollowCalls() {
  return (
    <Section id="suivre" title="Suivre toutes les clôtures" className="no-print">
      <p className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href={absoluteUrl(paths.callsFile).replace(/^https?:/, 'webcal:')}>
          <Icon name="calendar" />
          Suivre dans mon agenda
        </ButtonLink>
        <a href={paths.callsFile} download className="button button-quiet">
          Télécharger le fichier .ics
        </a>
        <QuietLink href={mastersFeed.path}>Suivre par flux RSS</QuietLink>
      </p>
    </Section>
  );
}
