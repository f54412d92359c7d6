import type { ReactNode } from 'react';
import { trailTo } from '@/lib/pages';
import { type Crumb, type ListedItem, pageGraph, scriptSafeJson } from '@/lib/seo/graph';
import { type TextAddress, pageText } from '@/lib/texts/pages';
import { frenchSpaces } from '@/lib/french/typography';

type Props = {
  address: TextAddress;
  /** What schema.org calls it. */
  type?: string;
  /** What it lists, for search engines. */
  list?: ListedItem[];
  /** Of a page that search engines keep, as when its list is narrowed. */
  isCopy?: boolean;
  /** Shown for its lead, and not told to search engines. */
  note?: string;
  /** What stands below its heading. */
  head?: ReactNode;
  children: ReactNode;
};

/** A page that stands for itself: its trail, its heading, and what it says to search engines. */
export function SitePage({ address, type, list, isCopy = false, note, head, children }: Props) {
  const { h1, lead } = pageText(address);
  const crumbs = trailTo(address);
  return (
    <>
      <PageHeader crumbs={crumbs} title={h1} lead={note ?? lead}>
        {head}
      </PageHeader>
      {children}
      {!isCopy && <JsonLd graph={pageGraph({ type, name: h1, description: lead, crumbs, list })} />}
    </>
  );
}

type HeaderProps = { crumbs: readonly Crumb[]; title: string; lead?: string; children?: ReactNode };

export function PageHeader({ crumbs, title, lead, children }: HeaderProps) {
  return (
    <div className="wrap pt-3 pb-8 sm:pb-10">
      <Breadcrumb crumbs={crumbs} />
      <h1 className="mt-4 max-w-4xl text-4xl sm:mt-6 sm:text-5xl">{frenchSpaces(title)}</h1>
      {lead && <p className="mt-4 max-w-2xl text-lg text-muted">{frenchSpaces(lead)}</p>}
      {children}
    </div>
  );
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Fil d’Ariane" className="no-print">
      <ol className="flex items-center gap-x-2 text-sm text-muted">
        {crumbs.map(({ name, path }, index) =>
          index === crumbs.length - 1 ? (
            <li key={path} className="min-w-0 truncate py-2.5" aria-current="page">
              {frenchSpaces(name)}
            </li>
          ) : (
            <li
              key={path}
              className={`${index < 2 ? 'shrink-0' : 'min-w-0'} flex items-center gap-2`}
            >
              <a href={path} className="truncate py-3 hover:text-ink hover:underline">
                {frenchSpaces(name)}
              </a>
              <span aria-hidden className="text-rule">
                /
              </span>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}

/** Escaped, so that no title can leave the element. */
export function JsonLd({ graph }: { graph: object }) {
  return (
    <script
      type="application/ld+json"
      // React would escape the quotes of a text child, and the block would not parse.
      dangerouslySetInnerHTML={{ __html: scriptSafeJson(graph) }}
    />
  );
}
