import { permanentRedirect } from 'next/navigation';
import { findFormerAddress } from '@/lib/content/slug-history';
import type { ResourceKind } from '@/lib/entities/resource';
import { pageHref } from '@/lib/paging';

/** What the filters of lists name. */
const KINDS: Readonly<Record<string, ResourceKind>> = {
  specialisation: 'category',
  sujet: 'category',
  ville: 'city',
  etablissement: 'establishment',
  universite: 'university',
};

/** Call this before saying that a filter names nothing: it redirects when one has another name. */
export async function redirectFormerFilters(
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<void> {
  const moved = await Promise.all(
    Object.entries(query).map(async ([name, slug]) => {
      const kind = KINDS[name];
      const former = kind && slug ? await findFormerAddress(kind, slug) : undefined;
      return former && former !== 'gone' ? [[name, former.movedTo] as const] : [];
    }),
  );
  if (moved.flat().length === 0) return;
  const given = Object.entries(query).filter(([, value]) => value !== '');
  permanentRedirect(pageHref(path, Object.fromEntries([...given, ...moved.flat()]), 1));
}
