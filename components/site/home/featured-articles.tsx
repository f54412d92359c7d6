import type { Teaser } from '@/lib/content/teasers';
import { paths } from '@/lib/paths';
import { ArticleCard } from '@/components/site/article/article-card';
import { SectionHeading } from '@/components/site/kit/section-heading';

export function FeaturedArticles({ teasers }: { teasers: Teaser[] }) {
  return (
    <section aria-labelledby="a-la-une">
      <SectionHeading id="a-la-une" link={{ href: paths.articles, name: 'Voir tous les articles' }}>
        À la une
      </SectionHeading>
      <div className="mt-6 grid gap-x-8 gap-y-10 sm:grid-cols-2">
        {teasers.map((teaser) => (
          <ArticleCard key={teaser.href} teaser={teaser} size="large" />
        ))}
      </div>
    </section>
  );
}
