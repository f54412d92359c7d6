import type { ReactNode } from 'react';
import type { ArticlePage } from '@/lib/content/teaser-lists';
import { ArticleCard, ArticleRow } from './article-card';
import { Pagination } from '@/components/site/kit/pagination';
import { Section } from '@/components/site/kit/section';
import { Tints } from '@/components/site/cover/tints';
import type { Teaser } from '@/lib/content/teasers';

type Props = {
  title: string;
  path: string;
  list: ArticlePage;
  empty: ReactNode;
};

export function ArticlesSection({ title, path, list, empty }: Props) {
  const { teasers, page, pages } = list;
  return (
    <Section id="articles" title={title}>
      <Tints colors={teasers.map(({ color }) => color)} />
      {teasers.length === 0 ? (
        <div className="mt-6">{empty}</div>
      ) : (
        <div className="mt-6 grid gap-x-8 gap-y-12 sm:grid-cols-2">
          {teasers.map((teaser) => (
            <ArticleCard key={teaser.href} teaser={teaser} />
          ))}
        </div>
      )}
      <Pagination path={path} page={page} pages={pages} />
    </Section>
  );
}

export function RelatedArticles({ teasers }: { teasers: Teaser[] }) {
  return (
    <Section id="sur-le-meme-sujet" title="Sur le même sujet" className="no-print">
      <div className="mt-2 divide-y divide-rule">
        {teasers.map((teaser) => (
          <ArticleRow key={teaser.href} teaser={teaser} />
        ))}
      </div>
    </Section>
  );
}
