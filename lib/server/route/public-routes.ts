import type { SlugEntity } from '@/lib/content/slug-history';

export type PublicRoute = {
  /** The query parameters that change the page, each with the form its value must have. */
  query?: Record<string, RegExp>;
  /** The form of a path parameter that is not a slug. */
  params?: Record<string, RegExp>;
  /** What the slug in the path names. */
  entity?: SlugEntity;
  /** Files for machines: kept apart, so that they cannot push pages out of memory. */
  isFile?: true;
};

const SLUG = /^(?=.{1,120}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
const PAGE = /^(?!1$)[1-9]\d{0,3}$/;
const SORT = /^[a-z-]{1,20}$/;

/**
 * The routes whose answers are the same for everybody and may be kept, by the name Next gives
 * them. A route that is missing here works, but is rendered for every request.
 */
export const PUBLIC_ROUTES: Readonly<Record<string, PublicRoute>> = {
  '/': {},
  '/universites': { query: { ville: SLUG, tri: SORT, page: PAGE } },
  '/universites/[slug]': { entity: 'university', query: { page: PAGE } },
  '/specialisations': {},
  '/specialisations/[slug]': { entity: 'category', query: { page: PAGE } },
  '/villes': {},
  '/villes/[slug]': { entity: 'city', query: { page: PAGE } },
  '/guides': {},
  '/articles': {},
  '/actualites': {},
  '/newsletter': { query: { etat: /^(?:inscrit|erreur|desinscrit)$/ } },
  '/master-maroc/[slug]': { entity: 'article' },
  '/admissions': {},
  '/bourses': {},
  '/equivalences': {},
  '/calendrier': {},
  '/qui-sommes-nous': {},
  '/contact': { query: { etat: /^envoye$/ } },
  '/mentions-legales': {},
  '/politique-confidentialite': {},
  '/plan-du-site': {},
  '/opengraph-image': { isFile: true },
  '/universites/[slug]/opengraph-image': { entity: 'university', isFile: true },
  '/specialisations/[slug]/opengraph-image': { entity: 'category', isFile: true },
  '/villes/[slug]/opengraph-image': { entity: 'city', isFile: true },
  '/master-maroc/[slug]/opengraph-image': { entity: 'article', isFile: true },
  '/sitemap.xml': { isFile: true },
  '/sitemap/[part]': { isFile: true, params: { part: /^[1-9]\d{0,3}\.xml$/ } },
  '/feed.xml': { isFile: true },
  '/calendrier.ics': { isFile: true },
  '/robots.txt': { isFile: true },
  '/manifest.webmanifest': { isFile: true },
  '/favicon.ico': { isFile: true },
  '/icon.svg': { isFile: true },
  '/icon.png': { isFile: true },
  '/apple-icon.png': { isFile: true },
};

/** Whether a path parameter can name anything at all; when not, nobody needs to look. */
export function canExist(route: PublicRoute, params: Record<string, string>): boolean {
  return Object.entries(params).every(([name, value]) =>
    (route.params?.[name] ?? SLUG).test(value),
  );
}
