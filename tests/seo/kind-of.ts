import type { PageKind } from './check-kinds';

const FIXED: Record<string, PageKind> = {
  '/': 'home',
  '/masters': 'list',
  '/masters/epreuves': 'plain',
  '/masters/donnees': 'dataset',
  '/masters/proposer': 'plain',
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
  '/mentions-legales': 'plain',
  '/politique-confidentialite': 'plain',
  '/glossaire': 'plain',
  '/plan-du-site': 'plain',
};

const FOLDERS: Record<string, PageKind> = {
  universites: 'university',
  specialisations: 'category',
  villes: 'city',
  masters: 'master',
  'master-maroc': 'article',
};

export const FIXED_PAGES = Object.keys(FIXED);
/** Pages that stand under one of these. */
const BELOW: Record<string, PageKind> = {
  universites: 'establishment',
  specialisations: 'subject in a city',
};

export const ALL_KINDS = new Set([FIXED, FOLDERS, BELOW].flatMap((kinds) => Object.values(kinds)));

/** What kind of page an address of the sitemap is. */
export function kindOf(url: string): PageKind | undefined {
  const { pathname } = new URL(url);
  const [, folder = '', , below] = pathname.split('/');
  return FIXED[pathname] ?? (below ? BELOW[folder] : FOLDERS[folder]);
}
