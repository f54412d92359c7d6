import { CardLink, TextLink } from '@/components/site/kit/links';
import { EmptyState, Pagination, Section } from '@/components/site/kit/section';
import type { Metadata } from 'next';
import { cache } from 'react';
import { ArticleCard } from '@/components/site/article/article-lists';
import { SitePage, WithSidebar } from '@/components/site/frame/site-page';
import {
  CitySelect,
  FilterForm,
  FirstCounts,
  Options,
  Select,
} from '@/components/site/kit/filters';
import { NewsletterCall } from '@/components/site/newsletter/newsletter';
import { type NewsChoice, type NewsList, loadNews, loadPopular } from '@/lib/content/teasers';
import { counted } from '@/lib/french/numbers';
import { paths } from '@/lib/paths';
import { type SearchParams, pageNumber } from '@/lib/paging';
import { staticMetadata, unlistedMetadata } from '@/lib/seo/metadata';
import { pageText } from '@/lib/texts/pages';
import { UNKNOWN_FILTER, readFilters, unknownFilter } from '@/app/(site)/filters';
import { leadToLast } from '@/app/(site)/moved';
import { frenchSpaces } from '@/lib/french/typography';
import { TOPICS, topics } from '@/lib/texts/topics';
import { Icon } from '@/components/site/kit/icon';

type Props = { searchParams: SearchParams };

const WHOLE = { href: paths.news, name: 'Voir tous les articles' };

const load = cache(async (searchParams: SearchParams) => {
  const filters = await readFilters(searchParams, { sujet: 'Sujet', ville: 'Ville' });
  const { params, choice } = filters;
  const isKnown = params.filtre === undefined;
  return { ...filters, list: isKnown && (await loadNews(choice, pageNumber(params.page))) };
});

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { choice, list, isWhole } = await load(searchParams);
  if (!list) return unlistedMetadata(UNKNOWN_FILTER);
  if (isWhole) return staticMetadata(paths.news);
  const names = [...list.fields, ...list.topics, ...list.cities]
    .filter(({ slug }) => Object.values(choice).includes(slug))
    .map(({ name }) => name);
  return unlistedMetadata([pageText('/actualites').h1, ...names].join(', '));
}

export default async function NewsPage({ searchParams }: Props) {
  const { params, choice, list, isWhole, repeated } = await load(searchParams);
  if (!list) return unknownFilter(WHOLE, choice);
  const query = Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== ''));
  leadToLast(params, list.pages, paths.news, query);
  const { teasers, total, page, pages } = list;
  const items = teasers.map(({ title, href }) => ({ name: title, path: href }));
  return (
    <SitePage address="/actualites" list={items} isCopy={!isWhole}>
      <WithSidebar popular={await loadPopular()}>
        <NewsTopics />
        <Section id="articles" title="Derniers articles">
          <FirstCounts labels={repeated} />
          <NewsFilters list={list} choice={choice} />
          {total > 0 && (
            <p role="status" className="mt-6 text-sm text-muted">
              {counted(total, 'article')}
            </p>
          )}
          {total === 0 && <NoArticle isWhole={isWhole} />}
          <div className="mt-6 grid gap-x-8 gap-y-12 sm:grid-cols-2">
            {teasers.map((teaser) => (
              <ArticleCard key={teaser.href} teaser={teaser} />
            ))}
          </div>
          <Pagination path={paths.news} query={query} page={page} pages={pages} />
        </Section>
        <NewsletterCall />
      </WithSidebar>
    </SitePage>
  );
}

function NoArticle({ isWhole }: { isWhole: boolean }) {
  if (isWhole) {
    return (
      <EmptyState title="Aucun article pour le moment">
        Les premiers articles paraîtront ici. En attendant, les dossiers ci-dessus sont complets.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Aucun article sur ce sujet dans cette ville">
      Retirez l’un des deux filtres, ou{' '}
      <TextLink href={paths.news}>voyez tous les articles</TextLink>.
    </EmptyState>
  );
}

type NewsFiltersProps = { list: NewsList; choice: NewsChoice };

function NewsFilters({ list, choice }: NewsFiltersProps) {
  return (
    <FilterForm action={paths.news} label="Filtrer les articles" className="mt-6">
      <Select id="sujet" label="Sujet" value={choice.sujet} all="Tous les sujets">
        <optgroup label="Démarches">
          <Options choices={list.topics} />
        </optgroup>
        <optgroup label="Spécialisations">
          <Options choices={list.fields} />
        </optgroup>
      </Select>
      <CitySelect cities={list.cities} ville={choice.ville} />
    </FilterForm>
  );
}

function NewsTopics() {
  return (
    <section aria-labelledby="dossiers">
      <h2 id="dossiers" className="sr-only">
        Dossiers
      </h2>
      <ul className="grid gap-x-8 border-t border-ink sm:grid-cols-2">
        {Object.values(topics).map(({ slug, inBrief }) => (
          <li key={slug} className="card border-b border-rule py-5">
            <h3 className="flex items-center justify-between gap-3 text-xl">
              <CardLink href={TOPICS[slug].href}>{TOPICS[slug].name}</CardLink>
              <Icon name="arrow" className="size-5 text-brand-ink" />
            </h3>
            <p className="mt-1.5 text-muted">{frenchSpaces(inBrief)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
