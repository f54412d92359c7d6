import type { ResourceKind } from '@/lib/resources/resource';
import { CLOSED, FACETS, type FacetName } from '@/lib/schemas/masters/directory';

export type PublicRoute = {
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
  /** Read by programs, which are counted; only what every visitor gets is kept, and no refusal. */
  isData?: true;
  /** Files for machines are kept apart, so that they cannot push pages out of memory. */
  isFile?: true;
  hasPreviews?: true;
};

export const SLUG = /^(?=.{1,120}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
const oneOf = (values: readonly string[]) => new RegExp(`^(?:${values.join('|')})$`);
const facetForm = (facet: FacetName) => (CLOSED[facet] ? oneOf(CLOSED[facet]) : SLUG);
const PAGE = /^(?!1$)[1-9]\d{0,3}$/;

/** These answers are the same for everybody; routes not listed are rendered for every request. */
export const PUBLIC_ROUTES: Readonly<Record<string, PublicRoute>> = {
  '/': {},
  '/masters': {
    query: {
      ...Object.fromEntries(FACETS.map((facet) => [facet, facetForm(facet)])),
      tri: /^(?:verifie|cloture)$/,
      page: PAGE,
    },
    filters: {
      ...{ specialisation: 'category', ville: 'city' },
      ...{ etablissement: 'establishment', universite: 'university' },
    },
    isStrict: true,
    words: ['q', 'm'],
  },
  '/candidatures': {
    query: { ville: SLUG, universite: SLUG, etat: /^(?:bientot|ouvert|a-venir|sans-date|clos)$/ },
    filters: { ville: 'city', universite: 'university' },
    isStrict: true,
  },
  // Anybody can put together a list of masters, so pages that show one are never kept.
  '/masters/selection': { words: ['m'] },
  '/masters/comparer': { words: ['m'] },
  '/masters/selection.ics': { words: ['m'], isFile: true },
  '/masters/donnees': {},
  '/masters/proposer': {
    query: { master: SLUG, etablissement: SLUG },
    about: { master: 'programme', etablissement: 'establishment' },
  },
  '/masters/[slug]': { entity: 'programme', hasPreviews: true },
  '/universites': {
    query: { ville: SLUG, tri: /^programmes$/, page: PAGE },
    entity: 'city',
    named: 'ville',
  },
  '/universites/[slug]': { entity: 'university', query: { page: PAGE } },
  '/universites/[slug]/[establishment]': { entity: 'establishment', named: 'establishment' },
  '/specialisations': {},
  '/specialisations/[slug]': { entity: 'category', query: { page: PAGE } },
  '/specialisations/[slug]/[city]': {
    entity: 'category',
    query: { page: PAGE },
    filters: { city: 'city' },
  },
  '/villes': {},
  '/villes/[slug]': { entity: 'city', query: { page: PAGE } },
  '/guides': {},
  '/articles': {},
  '/actualites': {
    query: { sujet: SLUG, ville: SLUG, page: PAGE },
    filters: { sujet: 'category', ville: 'city' },
    isStrict: true,
  },
  '/newsletter': {},
  '/master-maroc/[slug]': { entity: 'article', hasPreviews: true },
  '/admissions': {},
  '/bourses': {},
  '/equivalences': {},
  '/calendrier': {},
  '/glossaire': {},
  '/qui-sommes-nous': {},
  '/contact': {},
  '/mentions-legales': {},
  '/politique-confidentialite': {},
  '/plan-du-site': {},
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
  '/candidatures.ics': { isFile: true },
  '/robots.txt': { isFile: true },
  '/manifest.webmanifest': { isFile: true },
  '/favicon.ico': { isFile: true },
  '/icon.svg': { isFile: true },
  '/icon.png': { isFile: true },
  '/apple-icon.png': { isFile: true },
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

export const isPublicRoute = (page = '') => Object.hasOwn(PUBLIC_ROUTES, page);
