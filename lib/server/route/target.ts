import type { Name } from '@/lib/content/known-names';
import type { ResourceKind } from '@/lib/resources/resource';
import type { RouteMatch } from './site-routes';

/** The key is the address that is rendered; the rest says where the answer is kept. */
export type Target = {
  key: string;
  page: string;
  /** The answer under this key serves every address of the route that names nothing. */
  missingKey: string;
  /** A name that nothing ever had need not be rendered. */
  name?: Name;
  isNowhere?: boolean;
  isFile?: boolean;
  hasPreviews?: boolean;
};

type PublicRoute = {
  /** Each parameter that changes the page has the form that its value must have. */
  query?: Record<string, RegExp>;
  params?: Record<string, RegExp>;
  entity?: ResourceKind;
  named?: string;
  /** Files for machines are kept apart, so that they cannot push pages out of memory. */
  isFile?: true;
  hasPreviews?: true;
};

const SLUG = /^(?=.{1,120}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
const PAGE = /^(?!1$)[1-9]\d{0,3}$/;

/** These answers are the same for everybody; routes not listed are rendered for every request. */
const PUBLIC_ROUTES: Readonly<Record<string, PublicRoute>> = {
  '/': {},
  '/universites': {
    query: { ville: SLUG, tri: /^programmes$/, page: PAGE },
    entity: 'city',
    named: 'ville',
  },
  '/universites/[slug]': { entity: 'university', query: { page: PAGE } },
  '/specialisations': {},
  '/specialisations/[slug]': { entity: 'category', query: { page: PAGE } },
  '/villes': {},
  '/villes/[slug]': { entity: 'city', query: { page: PAGE } },
  '/guides': {},
  '/articles': {},
  '/actualites': {},
  '/newsletter': { query: { etat: /^(?:inscrit|erreur|desinscrit)$/ } },
  '/master-maroc/[slug]': { entity: 'article', hasPreviews: true },
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

/** No route has this address, so Next's answer to it serves all addresses that do not exist. */
const NOWHERE: Target = { key: '/-', page: '(none)', missingKey: '/-', isNowhere: true };

export function targetOf(
  match: RouteMatch | undefined,
  path: string,
  search: string,
): Target | undefined {
  if (!match) return NOWHERE;
  const { page, params } = match;
  const route = Object.hasOwn(PUBLIC_ROUTES, page) ? PUBLIC_ROUTES[page] : undefined;
  if (!route) return undefined;
  const { entity, named, isFile, hasPreviews } = route;
  const pattern = page.replace(/\[[^\]]+\]/g, '-');
  if (!canExist(route, params)) {
    return { key: pattern, page, missingKey: pattern, isNowhere: true, isFile };
  }
  const query = keptQuery(search, route);
  const slug = named ? query.get(named) : params.slug;
  return {
    key: query.size > 0 ? `${path}?${query}` : path,
    page,
    missingKey: named && slug ? `${pattern}?${named}=-` : pattern,
    name: entity && slug ? { entity, slug } : undefined,
    isFile,
    hasPreviews,
  };
}

function canExist(route: PublicRoute, params: Record<string, string>): boolean {
  return Object.entries(params).every(([name, value]) =>
    (route.params?.[name] ?? SLUG).test(value),
  );
}

/** Drops invalid values and fixes the order, so that invented queries do not fill the cache. */
function keptQuery(search: string, { query = {} }: PublicRoute): URLSearchParams {
  const kept = new URLSearchParams();
  if (search.length < 2) return kept;
  const given = new URLSearchParams(search);
  for (const [name, form] of Object.entries(query)) {
    const value = given.get(name);
    if (value !== null && form.test(value)) kept.set(name, value);
  }
  return kept;
}
