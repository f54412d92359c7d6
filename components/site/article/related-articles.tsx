import type { Teaser } from '@/lib/content/teasers';
import { ArticleRow } from './article-row';
import { SectionHeading } from '@/components/site/kit/section-heading';

export function RelatedArticles({ teasers }: { teasers: Teaser[] }) {
  return (
    <section aria-labelledby="sur-le-meme-sujet" className="no-print">
      <SectionHeading id="sur-le-meme-sujet">Sur le même sujet</SectionHeading>
      <div className="mt-2 divide-y divide-rule">
        {teasers.map((teaser) => (
          <ArticleRow key={teaser.href} teaser={teaser} />
        ))}
      </div>
    </section>
  );
}
