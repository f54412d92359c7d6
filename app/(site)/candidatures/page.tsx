import type { Metadata } from 'next';
import { cache } from 'react';
import { Missing } from '@/components/site/entity/missing';
import { SitePage } from '@/components/site/frame/site-page';
import { FirstCounts } from '@/components/site/kit/first-counts';
import { Icon } from '@/components/site/kit/icon';
import { CallsList } from '@/components/site/masters/calls-list';
import { loadCallsPage } from '@/lib/content/masters/calls-page';
import { paths } from '@/lib/paths';
import { markAnswer } from '@/lib/process/answer';
import { type SearchParams, repeatedNames } from '@/lib/schemas/paging';
import { mastersFeed } from '@/lib/seo/directory-feed';
import { staticMetadata, unlistedMetadata } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/site';
import { pageText } from '@/lib/texts/pages';
import { redirectFormerFilters } from '../former-filters';

type Props = { searchParams: SearchParams };

const LABELS = { ville: 'Ville', universite: 'Université', etat: 'État' };
const FILTERS = ['ville', 'universite', 'etat'] as const;
const UNKNOWN_FILTER = 'Ce filtre n’existe pas';

const load = cache(async (searchParams: SearchParams) => {
  const params = await searchParams;
  const given = (name: string) => [params[name]].flat()[0] ?? '';
  const choice = { ville: given('ville'), universite: given('universite'), etat: given('etat') };
  const list = params.filtre === undefined ? await loadCallsPage(choice) : undefined;
  const isWhole = Object.values(choice).every((value) => value === '');
  return {
    choice,
    list,
    isWhole,
    repeated: repeatedNames(params, FILTERS).map((name) => LABELS[name]),
  };
});

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { choice, list, isWhole } = await load(searchParams);
  if (!list) return unlistedMetadata(UNKNOWN_FILTER);
  if (isWhole) return staticMetadata(paths.calls, mastersFeed);
  const chosen = [choice.ville, choice.universite];
  const places = [...list.cities, ...list.universities].filter(({ slug }) => chosen.includes(slug));
  return unlistedMetadata(
    [pageText('/candidatures').h1, ...places.map(({ name }) => name)].join(', '),
  );
}

export default async function CallsPage({ searchParams }: Props) {
  const { choice, list, isWhole, repeated } = await load(searchParams);
  if (!list) {
    await redirectFormerFilters(paths.calls, choice);
    markAnswer(404);
    const link = { href: paths.calls, name: 'Voir tous les avis' };
    return <Missing title={UNKNOWN_FILTER} link={link} />;
  }
  return (
    <SitePage address="/candidatures" isCopy={!isWhole} head={<CallsDownload />}>
      <div className="wrap">
        <FirstCounts labels={repeated} />
        <CallsList choice={choice} list={list} />
      </div>
    </SitePage>
  );
}

/** A subscription hears of the next round; a copy of the file does not. */
function CallsDownload() {
  return (
    <p className="no-print mt-6 flex flex-wrap gap-3">
      <a href={absoluteUrl(paths.callsFile).replace(/^https?:/, 'webcal:')} className="button">
        <Icon name="calendar" />
        Suivre les clôtures dans mon agenda
      </a>
      <a href={paths.callsFile} download className="button button-quiet">
        Télécharger le fichier .ics
      </a>
      <a href={mastersFeed.path} className="button button-quiet">
        Suivre par flux RSS
      </a>
    </p>
  );
}
