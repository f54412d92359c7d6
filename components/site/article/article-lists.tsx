import { CardLink } from '@/components/site/kit/links';
import { Pagination, Section } from '@/components/site/kit/section';
import type { ReactNode } from 'react';
import type { ArticlePage, Teaser } from '@/lib/content/teasers';
import { Cover, Tint } from '@/components/site/cover/cover';
import { tintClass } from '@/lib/colour/color';

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

export function ArticleCard({ teaser, isLarge }: { teaser: Teaser; isLarge?: boolean }) {
  return (
    <article className={`card flex flex-col ${tintClass(teaser.color)}`}>
      <Tint color={teaser.color} />
      <Cover seed={teaser.seed} />
      <p className="kicker mt-4">{teaser.category}</p>
      <h3 className={`mt-1 ${isLarge ? 'text-2xl sm:text-[1.75rem]' : 'text-xl'}`}>
        <CardLink href={teaser.href}>{teaser.title}</CardLink>
      </h3>
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
          <CardLink href={teaser.href}>{teaser.title}</CardLink>
        </h3>
        <p className="clamp-2 mt-1.5 text-muted max-sm:hidden">{teaser.excerpt}</p>
        <TeaserMeta teaser={teaser} />
      </div>
      <Tint color={teaser.color} />
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
