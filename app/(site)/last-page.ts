import { permanentRedirect } from 'next/navigation';
import { type SearchParams, pageHref, pageNumber } from '@/lib/paging';

/** Pages past the end lead to the last one: kept as copies of it, they would fill the memory. */
export function leadToLast(
  { page }: Awaited<SearchParams>,
  pages: number,
  path: string,
  query: Record<string, string> = {},
): void {
  if (pageNumber(page) > pages) permanentRedirect(pageHref(path, query, pages));
}
