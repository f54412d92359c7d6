import type { PageKind } from './check-kinds';

const FIXED: Record<string, PageKind> = {
  '/': 'home',
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
  '/mentions-legales': 'plain',
  '/politique-confidentialite': 'plain',
  '/plan-du-site': 'plain',
};

const FOLDERS: Record<string, PageKind> = {
  universites: 'university',
  specialisations: 'category',
  villes: 'city',
  'master-maroc': 'article',
};

export const FIXED_PAGES = Object.keys(FIXED);
export const ALL_KINDS = new Set([...Object.values(FIXED), ...Object.values(FOLDERS)]);

/** What kind of page an address of the sitemap is. */
export function kindOf(url: string): PageKind | undefined {
  const { pathname } = new URL(url);
  return FIXED[pathname] ?? FOLDERS[pathname.split('/')[1] ?? ''];
}
