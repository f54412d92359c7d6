import type { Teaser } from '@/lib/content/teasers';
import { tintClass } from '@/lib/colour/tint';
import { Cover } from '@/components/site/cover/cover';
import { SiteLink } from '@/components/site/kit/site-link';
import { TeaserMeta } from './teaser-meta';

type Props = { teaser: Teaser; heading?: 'h2' | 'h3'; size?: 'large' | 'normal' };

export function ArticleCard({ teaser, heading: Heading = 'h3', size = 'normal' }: Props) {
  const isLarge = size === 'large';
  return (
    <article className={`card flex flex-col ${tintClass(teaser.color)}`}>
      <Cover seed={teaser.seed} />
      <p className="kicker mt-4">{teaser.category}</p>
      <Heading className={`mt-1 ${isLarge ? 'text-2xl sm:text-[1.75rem]' : 'text-xl'}`}>
        <SiteLink href={teaser.href} className="card-link">
          {teaser.title}
        </SiteLink>
      </Heading>
      <p className="clamp-3 mt-2 text-muted">{teaser.excerpt}</p>
      <TeaserMeta teaser={teaser} />
    </article>
  );
}
