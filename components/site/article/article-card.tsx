import type { Teaser } from '@/lib/content/teasers';
import { tintClass } from '@/lib/colour/color';
import { Cover } from '@/components/site/cover/cover';

type Props = { teaser: Teaser; heading?: 'h2' | 'h3'; size?: 'large' | 'normal' };

export function ArticleCard({ teaser, heading: Heading = 'h3', size = 'normal' }: Props) {
  const isLarge = size === 'large';
  return (
    <article className={`card flex flex-col ${tintClass(teaser.color)}`}>
      <Cover seed={teaser.seed} />
      <p className="kicker mt-4">{teaser.category}</p>
      <Heading className={`mt-1 ${isLarge ? 'text-2xl sm:text-[1.75rem]' : 'text-xl'}`}>
        <a href={teaser.href} className="card-link">
          {teaser.title}
        </a>
      </Heading>
      <p className="clamp-3 mt-2 text-muted">{teaser.excerpt}</p>
      <TeaserMeta teaser={teaser} />
    </article>
  );
}

export function ArticleRow({ teaser }: { teaser: Teaser }) {
  return (
    <article
      className={`card grid grid-cols-[1fr_5rem] gap-4 py-5 sm:grid-cols-[1fr_7rem] ${tintClass(teaser.color)}`}
    >
      <div className="min-w-0">
        <p className="kicker">{teaser.category}</p>
        <h3 className="mt-1 text-xl">
          <a href={teaser.href} className="card-link">
            {teaser.title}
          </a>
        </h3>
        <p className="clamp-2 mt-1.5 text-muted max-sm:hidden">{teaser.excerpt}</p>
        <TeaserMeta teaser={teaser} />
      </div>
      <Cover seed={teaser.seed} shape="square" />
    </article>
  );
}

function TeaserMeta({ teaser: { date, readingTime, isSample } }: { teaser: Teaser }) {
  return (
    <p className="meta mt-3">
      {date && <time dateTime={date.iso}>{date.shown}</time>}
      {isSample && <span>Dossier pratique</span>}
      <span>{readingTime}&nbsp;min de lecture</span>
    </p>
  );
}
