import type { Teaser } from '@/lib/content/teasers';
import { ArticleRow } from '@/components/site/article/article-row';
import { SectionHeading } from '@/components/site/kit/section-heading';

export function LatestArticles({ teasers }: { teasers: Teaser[] }) {
  return (
    <section aria-labelledby="derniers-articles">
      <SectionHeading id="derniers-articles">Derniers articles</SectionHeading>
      <div className="mt-2 divide-y divide-rule">
        {teasers.map((teaser) => (
          <ArticleRow key={teaser.title} teaser={teaser} />
        ))}
      </div>
    </section>
  );
}
