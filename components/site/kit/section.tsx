import { Icon } from './icon';
import { frenchNumber } from '@/lib/french/numbers';
import { frenchSpaces } from '@/lib/french/typography';
import type { ReactNode } from 'react';
import { pageHref, pagesNear } from '@/lib/paging';

type SectionProps = {
  id: string;
  title: string;
  link?: { href: string; name: string };
  className?: string;
  children: ReactNode;
};

export function Section({ id, title, link, className, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-ink pt-3">
        <h2 id={id} className="text-2xl sm:text-[1.75rem]">
          {title}
        </h2>
        {link && (
          <a href={link.href} className="link-line relative pr-6">
            {link.name}
            <Icon name="arrow" className="absolute right-0 size-4" />
          </a>
        )}
      </div>
      {children}
    </section>
  );
}

export function Paragraphs({ text, className = '' }: { text: string; className?: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return null;
  return (
    <div className={`space-y-4 ${className}`}>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{frenchSpaces(paragraph)}</p>
      ))}
    </div>
  );
}

/** A figure for show is fixed by the specification; all others are counted. */
export type Stat = { value: string; label: string; isForShow?: true };

/** None yet is nothing to be ashamed of. */
export const articlesStat = (count: number): Stat => ({
  value: count > 0 ? frenchNumber(count) : 'À venir',
  label: count === 1 ? 'Article' : 'Articles',
});

export function Stats({ stats, label }: { stats: readonly Stat[]; label: string }) {
  return (
    <dl aria-label={label} data-count={stats.length} className="stats">
      {stats.map((stat) => (
        <div key={stat.label}>
          <dt className="text-sm text-muted">{stat.label}</dt>
          <dd className="font-display text-3xl leading-tight whitespace-nowrap font-semibold sm:text-4xl">
            {stat.value}
          </dd>
          {stat.isForShow && (
            <dd className="row-start-3 text-sm text-muted">(repère, pas une statistique)</dd>
          )}
        </div>
      ))}
    </dl>
  );
}

type EmptyStateProps = { badge?: string; title: string; children?: ReactNode };

export function EmptyState({ badge, title, children }: EmptyStateProps) {
  return (
    <div className="border-y border-rule py-10">
      {badge && <p className="badge">{badge}</p>}
      <p className="mt-3 font-display text-xl">{title}</p>
      {children && <div className="mt-2 max-w-xl text-muted">{children}</div>}
    </div>
  );
}

type PaginationProps = {
  path: string;
  query?: Record<string, string>;
  page: number;
  pages: number;
};

export function Pagination({ path, query = {}, page, pages }: PaginationProps) {
  if (pages < 2) return null;
  const href = (to: number) => pageHref(path, query, to);
  return (
    <nav aria-label="Pages" data-pages className="mt-10 border-t border-rule pt-3">
      <div className="flex items-center justify-between">
        {page > 1 ? (
          <a href={href(page - 1)} rel="prev" className="link-line">
            <Icon name="arrow" className="size-4 rotate-180" />
            Précédent
          </a>
        ) : (
          <span />
        )}
        <span className="pages-state text-sm text-muted">
          Page {page} sur {pages}
        </span>
        {page < pages ? (
          <a href={href(page + 1)} rel="next" className="link-line">
            Suivant
            <Icon name="arrow" />
          </a>
        ) : (
          <span />
        )}
      </div>
      {pages > 2 && (
        <ol className="mt-1 flex flex-wrap justify-center">
          {pagesNear(page, pages).map((one, at, all) => (
            <li key={one} className="flex items-center">
              {at > 0 && one > (all[at - 1] ?? 0) + 1 && <span className="text-muted">…</span>}
              <a
                href={href(one)}
                aria-label={`Page ${one}`}
                aria-current={one === page ? 'page' : undefined}
                className={`${one === page ? 'font-semibold underline ' : ''}inline-flex min-h-11 items-center px-4`}
              >
                {one}
              </a>
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
}
