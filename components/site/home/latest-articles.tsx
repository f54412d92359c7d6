import type { Teaser } from '@/lib/content/teasers';
import { ArticleRow } from '../article-row';
import { SectionHeading } from '../section-heading';

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
