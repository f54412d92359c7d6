import type { ReactNode } from 'react';
import { trailTo } from '@/lib/pages';
import { type ListedItem, pageGraph } from '@/lib/seo/graph';
import { type TextAddress, pageText } from '@/lib/texts/pages';
import { JsonLd } from './json-ld';
import { PageHeader } from './page-header';

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
