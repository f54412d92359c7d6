import type { ReactNode } from 'react';
import { trailTo } from '@/lib/pages';
import { type Crumb, type ListedItem, pageGraph, scriptSafeJson } from '@/lib/seo/graph';
import { type TextAddress, pageText } from '@/lib/texts/pages';
import { frenchSpaces } from '@/lib/french/typography';
import { CardLink } from '@/components/site/kit/links';
import type { Teaser } from '@/lib/content/teasers';
import { viewsInThousands } from '@/lib/french/numbers';

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

type SidebarProps = { popular: Teaser[]; children: ReactNode };

export function WithSidebar({ popular, children }: SidebarProps) {
  return (
    <div className="wrap grid grid-cols-1 gap-x-16 gap-y-16 lg:grid-cols-[minmax(0,1fr)_300px]">
      <div className="min-w-0 space-y-16">{children}</div>
      <Sidebar popular={popular} />
    </div>
  );
}

function Sidebar({ popular }: { popular: Teaser[] }) {
  return (
    <aside aria-label="À lire aussi" className="no-print space-y-10">
      <AdSlot height={250} />
      <section aria-labelledby="populaires">
        <h2 id="populaires" className="border-t border-ink pt-3 text-xl">
          Articles populaires
        </h2>
        <ol className="mt-1 divide-y divide-rule">
          {popular.map((teaser, index) => (
            <li key={teaser.title} className="card grid grid-cols-[2rem_1fr] gap-2 py-4">
              <span aria-hidden className="font-display text-2xl leading-none text-brand-ink">
                {index + 1}
              </span>
              <div className="min-w-0">
                <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">
                  <CardLink href={teaser.href}>{teaser.title}</CardLink>
                </h3>
                <p className="meta mt-1">{viewsInThousands(teaser.viewCount)}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <AdSlot height={200} />
    </aside>
  );
}

/** Has the size of the advertisement to come, so that nothing moves then. */
function AdSlot({ height }: { height: 250 | 200 }) {
  return (
    <div
      aria-hidden
      data-ad={`300x${height}`}
      className={`no-print grid w-[300px] max-lg:mx-auto max-w-full grid-rows-2 justify-items-center border border-dashed border-rule text-xs text-muted ${height === 250 ? 'h-[250px]' : 'h-[200px]'}`}
    >
      <span className="self-end">Publicité</span>
      <span>300 × {height}</span>
    </div>
  );
}
