import type { Metadata } from 'next';
import { cache } from 'react';
import { ArticleCard } from '@/components/site/article/article-card';
import { Missing } from '@/components/site/entity/missing';
import { SitePage } from '@/components/site/frame/site-page';
import { WithSidebar } from '@/components/site/frame/sidebar';
import { Tints } from '@/components/site/cover/tints';
import { FirstCounts } from '@/components/site/kit/first-counts';
import { Pagination } from '@/components/site/kit/pagination';
import { EmptyState, SectionHeading } from '@/components/site/kit/section';
import { NewsFilters } from '@/components/site/news/news-filters';
import { NewsTopics } from '@/components/site/news/news-topics';
import { NewsletterCall } from '@/components/site/newsletter/newsletter';
import { loadNews } from '@/lib/content/reading/news-list';
import { loadPopular } from '@/lib/content/teaser-lists';
import { counted } from '@/lib/french/numbers';
import { paths } from '@/lib/paths';
import { markAnswer } from '@/lib/process/answer';
import { type SearchParams, pageNumber, repeatedNames } from '@/lib/schemas/paging';
import { staticMetadata, unlistedMetadata } from '@/lib/seo/metadata';
import { pageText } from '@/lib/texts/pages';
import { redirectFormerFilters } from '../former-filters';
import { leadToLast } from '@/app/(site)/last-page';

type Props = { searchParams: SearchParams };

const LABELS = { sujet: 'Sujet', ville: 'Ville' };
const FILTERS = ['sujet', 'ville'] as const;
const UNKNOWN_FILTER = 'Ce filtre n’existe pas';

const load = cache(async (searchParams: SearchParams) => {
  const params = await searchParams;
  const given = (name: string) => [params[name]].flat()[0] ?? '';
  const choice = { sujet: given('sujet'), ville: given('ville') };
  const list =
    params.filtre === undefined ? await loadNews(choice, pageNumber(params.page)) : undefined;
  const repeated = repeatedNames(params, FILTERS).map((name) => LABELS[name]);
  return { choice, list, isWhole: !choice.sujet && !choice.ville, repeated };
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
  const [{ choice, list, isWhole, repeated }, popular] = await Promise.all([
    load(searchParams),
    loadPopular(),
  ]);
  if (!list) {
    await redirectFormerFilters(paths.news, choice);
    markAnswer(404);
    const link = { href: paths.news, name: 'Voir tous les articles' };
    return <Missing title={UNKNOWN_FILTER} link={link} />;
  }
  const query = Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== ''));
  leadToLast(await searchParams, list.pages, paths.news, query);
  const { teasers, total, page, pages } = list;
  const items = teasers.map(({ title, href }) => ({ name: title, path: href }));
  return (
    <>
      <Tints colors={teasers.map(({ color }) => color)} />
      <SitePage address="/actualites" list={items} isCopy={!isWhole}>
        <WithSidebar popular={popular}>
          <NewsTopics />
          <section aria-labelledby="articles">
            <SectionHeading id="articles">Derniers articles</SectionHeading>
            <FirstCounts labels={repeated} />
            <NewsFilters {...list} choice={choice} />
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
          </section>
          <NewsletterCall />
        </WithSidebar>
      </SitePage>
    </>
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
      <a href={paths.news} className="link">
        voyez tous les articles
      </a>
      .
    </EmptyState>
  );
}
