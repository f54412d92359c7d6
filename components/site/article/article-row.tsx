import type { Teaser } from '@/lib/content/teasers';
import { tintClass } from '@/lib/colour/tint';
import { Cover } from '@/components/site/cover/cover';
import { SiteLink } from '@/components/site/kit/site-link';
import { TeaserMeta } from './teaser-meta';

/** An article in a narrow list: a small square of its cover beside the words. */
export function ArticleRow({ teaser }: { teaser: Teaser }) {
  return (
    <article
      className={`card grid grid-cols-[1fr_5rem] gap-4 py-5 sm:grid-cols-[1fr_7rem] ${tintClass(teaser.color)}`}
    >
      <div className="min-w-0">
        <p className="kicker">{teaser.category}</p>
        <h3 className="mt-1 text-xl">
          <SiteLink href={teaser.href} className="card-link">
            {teaser.title}
          </SiteLink>
        </h3>
        <p className="clamp-2 mt-1.5 text-muted max-sm:hidden">{teaser.excerpt}</p>
        <TeaserMeta teaser={teaser} />
      </div>
      <Cover seed={teaser.seed} shape="square" />
    </article>
  );
}
