import type { Category } from '@/lib/content/categories';
import { paths } from '@/lib/paths';
import { tintClass } from '@/lib/colour/tint';
import { frenchSpaces, teaserText } from '@/lib/french/typography';
import { Cover } from '@/components/site/cover/cover';
import { SiteLink } from '@/components/site/kit/site-link';

type Props = { category: Category; heading?: 'h2' | 'h3' };

export function CategoryCard({ category, heading: Heading = 'h3' }: Props) {
  const { name, slug, description, color } = category;
  return (
    <article
      className={`card flex h-full flex-col overflow-hidden rounded-card border border-t-4 border-tint-ink/20 border-t-tint bg-tint-soft ${tintClass(color)}`}
    >
      <Cover seed={slug} shape="strip" className="rounded-none" />
      <div className="p-5 sm:p-6">
        <Heading className="text-2xl">
          <SiteLink href={paths.category(slug)} className="card-link">
            {frenchSpaces(name)}
          </SiteLink>
        </Heading>
        {description && <p className="clamp-3 mt-2 text-muted">{teaserText(description)}</p>}
      </div>
    </article>
  );
}
