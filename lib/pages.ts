import { paths } from '@/lib/paths';
import type { ResourceKind } from '@/lib/entities/resource';
import {
  CALL_FILTERS,
  CLOSED,
  FACETS,
  type FacetName,
  SORTS,
  usualSort,
} from '@/lib/entities/directory';

type Page = {
  /** What links to it say; a page with a name that is not `isUnlisted` is in the sitemap. */
  name?: string;
  /** Search engines should not keep it. */
  isUnlisted?: true;
  /** The page above it in its trail, below the first page. */
  above?: string;
  /** Each parameter that changes the page has the form that its value must have. */
  query?: Record<string, RegExp>;
  params?: Record<string, RegExp>;
  entity?: ResourceKind;
  /** The parameter of the query, or of the path when it is not `slug`, that names the entity. */
  named?: string;
  /** Of these parameters one counts: it names an entity, and the page is about it. */
  about?: Record<string, ResourceKind>;
  /** What these parameters name must be there, or have been. */
  filters?: Record<string, ResourceKind>;
  /** A filter that cannot be is no filter less, but an address that names nothing. */
  isStrict?: true;
  /** With a text or a list of the reader's own the page is rendered each time. */
  words?: readonly string[];
  /** Rendered for every request, never kept. */
  isOwn?: true;
  hasPreviews?: true;
};

/** Answers that are no pages: what programs read is counted, and no refusal of it is kept. */
type File = Omit<Page, 'name' | 'above'> & { isData?: true; isFile?: true };

export type PublicRoute = Page & File;

export const SLUG = /^(?=.{1,120}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
const oneOf = (values: readonly string[]) => new RegExp(`^(?:${values.join('|')})$`);
const facetForm = (facet: FacetName) => (CLOSED[facet] ? oneOf(CLOSED[facet]) : SLUG);
const NUMBER = /^(?!1$)[1-9]\d{0,3}$/;

/** Every page for readers, in the order of the sitemap. Its words are in lib/texts/pages.md. */
export const pages = {
  '/': { name: 'Accueil' },
  '/masters': {
    name: 'Masters',
    query: {
      ...Object.fromEntries(FACETS.map((facet) => [facet, facetForm(facet)])),
      tri: oneOf(SORTS.filter((sort) => sort !== 'pertinence' && sort !== usualSort(''))),
      page: NUMBER,
    },
    filters: {
      specialisation: 'category',
      ville: 'city',
      etablissement: 'establishment',
      universite: 'university',
    },
    isStrict: true,
    words: ['q', 'm'],
  },
  '/candidatures': {
    name: 'Candidatures',
    above: '/masters',
    query: {
      ville: SLUG,
      universite: SLUG,
      etat: oneOf(CALL_FILTERS),
      tout: /^1$/,
      tri: /^ville$/,
    },
    filters: { ville: 'city', universite: 'university' },
    isStrict: true,
    words: ['q'],
  },
  '/universites': {
    name: 'Universités',
    query: { ville: SLUG, tri: /^programmes$/, page: NUMBER },
    entity: 'city',
    named: 'ville',
  },
  '/specialisations': { name: 'Spécialisations' },
  '/villes': { name: 'Villes' },
  '/guides': { name: 'Guides' },
  '/actualites': {
    name: 'Actualités',
    query: { sujet: SLUG, ville: SLUG, page: NUMBER },
    filters: { sujet: 'category', ville: 'city' },
    isStrict: true,
  },
  '/admissions': { name: 'Admissions', above: '/guides' },
  '/bourses': { name: 'Bourses', above: '/guides' },
  '/equivalences': { name: 'Équivalences', above: '/guides' },
  '/calendrier': { name: 'Calendrier', above: '/guides' },
  '/glossaire': { name: 'Glossaire' },
  '/masters/epreuves': { name: 'Épreuves passées', above: '/masters' },
  '/masters/donnees': { name: 'Données ouvertes', above: '/masters' },
  '/masters/proposer': {
    name: 'Proposer un master',
    above: '/masters',
    query: { master: SLUG, etablissement: SLUG },
    about: { master: 'programme', etablissement: 'establishment' },
  },
  '/qui-sommes-nous': { name: 'Qui sommes-nous' },
  '/contact': { name: 'Contact' },
  '/mentions-legales': { name: 'Mentions légales' },
  '/politique-confidentialite': { name: 'Politique de confidentialité' },
  '/plan-du-site': { name: 'Plan du site' },
  // Anybody can put together a list of masters, so pages that show one are never kept.
  '/masters/selection': {
    name: 'Ma sélection',
    isUnlisted: true,
    above: '/masters',
    words: ['m'],
  },
  '/masters/comparer': { name: 'Comparer', isUnlisted: true, above: '/masters', words: ['m'] },
  '/recherche': { name: 'Recherche', isUnlisted: true, isOwn: true },
  '/newsletter': {},
  '/masters/[slug]': { entity: 'programme', hasPreviews: true },
  '/masters/[slug]/historique': { entity: 'programme' },
  '/masters/sources/[slug]': { entity: 'source' },
  '/universites/[slug]': { entity: 'university', query: { page: NUMBER } },
  '/universites/[slug]/[establishment]': { entity: 'establishment', named: 'establishment' },
  '/specialisations/[slug]': { entity: 'category', query: { page: NUMBER } },
  '/specialisations/[slug]/[city]': {
    entity: 'category',
    query: { page: NUMBER },
    filters: { city: 'city' },
  },
  '/villes/[slug]': { entity: 'city', query: { page: NUMBER } },
  '/master-maroc/[slug]': { entity: 'article', hasPreviews: true },
} as const satisfies Record<string, Page>;

/** Files for machines are kept apart from pages, so that they cannot push these out of memory. */
const files: Record<string, File> = {
  '/articles': {},
  '/masters/selection.ics': { words: ['m'], isFile: true },
  '/opengraph-image': { isFile: true },
  '/masters/[slug]/opengraph-image': { entity: 'programme', isFile: true },
  '/universites/[slug]/opengraph-image': { entity: 'university', isFile: true },
  '/specialisations/[slug]/opengraph-image': { entity: 'category', isFile: true },
  '/villes/[slug]/opengraph-image': { entity: 'city', isFile: true },
  '/master-maroc/[slug]/opengraph-image': { entity: 'article', isFile: true },
  '/sitemap.xml': { isFile: true },
  '/sitemap/[part]': { isFile: true, params: { part: /^[1-9]\d{0,3}\.xml$/ } },
  '/feed.xml': { isFile: true },
  '/masters/feed.xml': { isFile: true },
  '/specialisations/[slug]/masters/feed.xml': { entity: 'category', isFile: true },
  '/suggestions.json': { isFile: true },
  '/calendrier.ics': { isFile: true },
  '/candidatures.ics': {
    query: { etablissement: SLUG },
    filters: { etablissement: 'establishment' },
    isStrict: true,
    isFile: true,
  },
  '/robots.txt': { isFile: true },
  '/manifest.webmanifest': { isFile: true },
  '/api/openapi.json': { isData: true },
  '/api/[resource]': { isData: true, words: ['q'] },
  '/api/articles/featured': { isData: true, words: ['q'] },
  '/api/articles/popular': { isData: true, words: ['q'] },
  '/api/articles/city/[cityId]': { isData: true, words: ['q'] },
  '/api/articles/university/[universityId]': { isData: true, words: ['q'] },
  '/api/articles/slug/[slug]': { isData: true },
  '/api/programmes/slug/[slug]': { isData: true },
  '/api/universities/slug/[slug]': { isData: true },
  '/api/cities/slug/[slug]': { isData: true },
  '/api/cities/[cityId]': { isData: true },
};

const routes: Record<string, PublicRoute> = { ...pages, ...files };

export const publicAddresses = Object.keys(routes);

/** Its answers are the same for everybody; what is not listed is rendered for every request. */
export function publicRoute(route = ''): PublicRoute | undefined {
  const known = Object.hasOwn(routes, route) ? routes[route] : undefined;
  return known?.isOwn ? undefined : known;
}

type Pages = typeof pages;

/** The pages that stand for themselves, each with its name and its words. */
export type PageAddress = {
  [Address in keyof Pages]: Pages[Address] extends { name: string } ? Address : never;
}[keyof Pages];

export type Link = { href: string; name: string };

export const link = (href: PageAddress): Link => ({ href, name: pages[href].name });
const links = (...addresses: PageAddress[]): readonly Link[] => addresses.map(link);

/** Only pages that search engines may keep. */
export const listedAddresses: readonly string[] = Object.entries<Page>(pages)
  .filter(([, { name, isUnlisted }]) => name && !isUnlisted)
  .map(([address]) => address);

/** From the first page to this one. */
export function trailTo(address: PageAddress): { name: string; path: string }[] {
  const page = pages[address];
  const above = 'above' in page ? page.above : undefined;
  const trail = links('/', ...(above ? [above] : []), ...(address === '/' ? [] : [address]));
  return trail.map(({ href, name }) => ({ name, path: href }));
}

export const mainNavigation = links(
  '/masters',
  '/universites',
  '/specialisations',
  '/villes',
  '/guides',
  '/actualites',
);

export const quickLinks = links('/universites', '/specialisations', '/villes', '/contact');

/** Shown where a page does not exist. */
export const waysOn = links(
  '/',
  '/masters',
  '/universites',
  '/specialisations',
  '/villes',
  '/actualites',
  '/plan-du-site',
);

type Group = { title: string; links: readonly Link[] };

export const footerGroups: readonly Group[] = [
  {
    title: 'Spécialisations',
    links: [
      { href: paths.category('mba-management'), name: 'MBA & Management' },
      { href: paths.category('ingenierie'), name: 'Ingénierie' },
      { href: paths.category('sante'), name: 'Santé' },
      { href: paths.category('finance'), name: 'Finance' },
      { href: paths.category('marketing'), name: 'Marketing' },
    ],
  },
  {
    title: 'Villes',
    links: [
      { href: paths.city('casablanca'), name: 'Casablanca' },
      { href: paths.city('rabat'), name: 'Rabat' },
      { href: paths.city('marrakech'), name: 'Marrakech' },
      { href: paths.city('fes'), name: 'Fès' },
      { href: paths.city('tanger'), name: 'Tanger' },
    ],
  },
  {
    title: 'Démarches',
    links: links(
      '/masters/selection',
      '/candidatures',
      '/admissions',
      '/bourses',
      '/equivalences',
      '/calendrier',
    ),
  },
  {
    title: 'Le guide',
    links: links(
      '/glossaire',
      '/masters/donnees',
      '/qui-sommes-nous',
      '/contact',
      '/mentions-legales',
      '/politique-confidentialite',
      '/plan-du-site',
    ),
  },
];

export const sitePlanGroups: readonly Group[] = [
  {
    title: 'Explorer',
    links: links('/', '/masters', '/universites', '/specialisations', '/villes', '/actualites'),
  },
  {
    title: 'Préparer sa candidature',
    links: links(
      '/candidatures',
      '/guides',
      '/admissions',
      '/masters/epreuves',
      '/bourses',
      '/equivalences',
      '/calendrier',
      '/glossaire',
    ),
  },
  {
    title: 'Le guide',
    links: [
      ...links('/qui-sommes-nous', '/masters/donnees', '/masters/proposer', '/contact'),
      { href: paths.newsletter, name: 'Newsletter' },
      ...links('/mentions-legales', '/politique-confidentialite'),
    ],
  },
];
