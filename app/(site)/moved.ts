import { permanentRedirect } from 'next/navigation';
import { findFormerAddress } from '@/lib/content/slug-history';
import { markAnswer } from '@/lib/process/answer';
import type { ResourceKind } from '@/lib/entities/resource';
import { type SearchParams, pageHref, pageNumber } from '@/lib/paging';

/**
 * Call this before showing a not-found screen: it redirects when the address has moved, and
 * otherwise answers 410 for what was deleted, 404 for the rest, and says which.
 */
export async function answerMissing(
  entity: ResourceKind,
  slug: string,
  path: (slug: string) => string | Promise<string>,
): Promise<{ isGone: boolean }> {
  const former = await findFormerAddress(entity, slug);
  if (former && former !== 'gone') permanentRedirect(await path(former.movedTo));
  const isGone = former === 'gone';
  markAnswer(isGone ? 410 : 404);
  return { isGone };
}

/** The same for a file, which programs follow to its new address. */
export async function answerMissingFile(
  entity: ResourceKind,
  slug: string,
  path: (slug: string) => string,
): Promise<Response> {
  const former = await findFormerAddress(entity, slug);
  if (!former || former === 'gone') {
    return new Response('Not found\n', { status: former ? 410 : 404 });
  }
  return new Response(null, { status: 308, headers: { Location: path(former.movedTo) } });
}

/** Pages past the end lead to the last one: kept as copies of it, they would fill the memory. */
export function leadToLast(
  { page }: Awaited<SearchParams>,
  pages: number,
  path: string,
  query: Record<string, string> = {},
): void {
  if (pageNumber(page) > pages) permanentRedirect(pageHref(path, query, pages));
}
