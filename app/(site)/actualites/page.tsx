import { JsonLd } from '@/components/site/frame/json-ld';
import { ArticleCard } from '@/components/site/article/article-card';
import { EmptyState, SectionHeading } from '@/components/site/kit/section';
import { NewsTopics } from '@/components/site/pages/news-topics';
import { NewsletterCall } from '@/components/site/newsletter/newsletter';
import { PageHeader } from '@/components/site/frame/page-header';
import { Tints } from '@/components/site/cover/tints';
import { WithSidebar } from '@/components/site/frame/sidebar';
import { listArticles } from '@/lib/content/articles';
import { loadPopular } from '@/lib/content/teaser-lists';
import { teaser } from '@/lib/content/teasers';
import { crumbs } from '@/lib/seo/graph';
import { staticPages } from '@/lib/editorial/static-pages';
import { paths } from '@/lib/paths';
import { collectionGraph } from '@/lib/seo/collection';
import { staticMetadata } from '@/lib/seo/metadata';

const SHOWN = 12;

export const generateMetadata = () => staticMetadata(paths.news);

export default async function NewsPage() {
  const [articles, popular] = await Promise.all([listArticles({ limit: SHOWN }), loadPopular()]);
  const { h1, lead } = staticPages[paths.news];
  const trail = crumbs({ name: 'Actualités', path: paths.news });
  const list = articles.map(({ title, slug }) => ({ name: title, path: paths.article(slug) }));
  return (
    <>
      <Tints colors={articles.map(({ categoryColor }) => categoryColor)} />
      <PageHeader crumbs={trail} title={h1} lead={lead} />
      <WithSidebar popular={popular}>
        <NewsTopics />
        <section aria-labelledby="articles">
          <SectionHeading id="articles">Derniers articles</SectionHeading>
          {articles.length === 0 && (
            <EmptyState title="Aucun article pour le moment">
              Les premiers articles paraîtront ici. En attendant, les dossiers ci-dessus sont
              complets.
            </EmptyState>
          )}
          <div className="mt-6 grid gap-x-8 gap-y-12 sm:grid-cols-2">
            {articles.map((article) => (
              <ArticleCard key={article.id} teaser={teaser(article)} />
            ))}
          </div>
        </section>
        <NewsletterCall />
      </WithSidebar>
      <JsonLd graph={collectionGraph({ name: h1, description: lead, crumbs: trail, list })} />
    </>
  );
}
