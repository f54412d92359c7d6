import { listedAddresses } from '@/lib/pages';
import type { PageKind } from './check-kinds';

/** Of the pages that stand for themselves, those that are more than plain. */
const FIXED: Record<string, PageKind> = {
  '/': 'home',
  '/masters': 'list',
  '/masters/donnees': 'dataset',
  '/candidatures': 'topic',
  '/universites': 'list',
  '/specialisations': 'list',
  '/villes': 'list',
  '/actualites': 'list',
  '/guides': 'topic',
  '/admissions': 'topic',
  '/bourses': 'topic',
  '/equivalences': 'topic',
  '/calendrier': 'topic',
  '/qui-sommes-nous': 'about',
  '/contact': 'contact',
};

const FOLDERS: Record<string, PageKind> = {
  universites: 'university',
  specialisations: 'category',
  villes: 'city',
  masters: 'master',
  'master-maroc': 'article',
};

export const FIXED_PAGES = listedAddresses;
/** Pages that stand under one of these. */
const BELOW: Record<string, PageKind> = {
  universites: 'establishment',
  specialisations: 'subject in a city',
};

export const ALL_KINDS = new Set([
  'plain',
  ...[FIXED, FOLDERS, BELOW].flatMap((kinds) => Object.values(kinds)),
]);

/** What kind of page an address of the sitemap is. */
export function kindOf(url: string): PageKind | undefined {
  const { pathname } = new URL(url);
  const [, folder = '', , below] = pathname.split('/');
  if (FIXED_PAGES.includes(pathname)) return FIXED[pathname] ?? 'plain';
  return below ? BELOW[folder] : FOLDERS[folder];
}
