import type { Name } from '@/lib/content/known-names';
import { isTopic } from '@/lib/texts/topics';
import { doneBy } from '@/lib/process/form-stamp';
import { type PublicRoute, SLUG, publicRoute } from '@/lib/pages';
import type { RouteMatch } from './site-routes';

/** The key is the address that is rendered; the rest says where the answer is kept. */
export type Target = {
  key: string;
  page: string;
  /** The answer under this key serves every address of the route that names nothing. */
  missingKey: string;
  /** A name that nothing ever had need not be rendered. */
  name?: Name;
  /** The same holds for each of these. */
  filters?: Name[];
  isNowhere?: boolean;
  isFile?: boolean;
  isData?: boolean;
  hasPreviews?: boolean;
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
  const route = publicRoute(page);
  if (!route) return undefined;
  const { isFile, isData, hasPreviews } = route;
  const given = new URLSearchParams(search);
  const own = route.words?.flatMap((name) => given.getAll(name));
  const isOwn = own?.some((value) => value.trim() !== '');
  // Its parameters are judged where it is made, and what is refused there is not kept.
  if (isData) {
    const key = path + search;
    return isOwn ? undefined : { key, page, missingKey: key, isData };
  }
  const pattern = page.replace(/\[[^\]]+\]/g, '-');
  if (!canExist(route, params)) {
    return { key: pattern, page, missingKey: pattern, isNowhere: true, isFile };
  }
  if (isOwn) return undefined;
  // What was done is told to one reader alone.
  if (doneBy(path, Object.fromEntries(given))) return undefined;
  if (route.isStrict && hasImpossible(given, route)) {
    const key = `${path}?${IMPOSSIBLE}`;
    return { key, page, missingKey: key, isNowhere: true };
  }
  const query = keptQuery(given, route);
  const name = nameOf(route, params, query);
  return {
    key: query.size > 0 ? `${path}?${query}` : path,
    page,
    missingKey: missingKeyOf(route, pattern, query),
    name,
    filters: namedFilters(route, params, query),
    isFile,
    hasPreviews,
  };
}

/** What an address names; of several things that a page could be about, the first. */
function nameOf(
  { entity, named, about }: PublicRoute,
  params: Record<string, string>,
  query: URLSearchParams,
): Name | undefined {
  const [first, ...others] = Object.keys(about ?? {}).filter((one) => query.has(one));
  for (const other of others) query.delete(other);
  const kind = entity ?? (first ? about?.[first] : undefined);
  const key = named ?? first;
  const slug = key ? (params[key] ?? query.get(key)) : params.slug;
  return kind && slug ? { entity: kind, slug } : undefined;
}

/** The subjects of the news are specialisations, or topics, which are ours. */
function namedFilters(
  { filters = {} }: PublicRoute,
  params: Record<string, string>,
  query: URLSearchParams,
): Name[] {
  return Object.entries(filters).flatMap(([key, entity]) => {
    const slug = params[key] ?? query.get(key);
    return slug && !(key === 'sujet' && isTopic(slug)) ? [{ entity, slug }] : [];
  });
}

/** Asked of a strict route, it finds nothing: its answer stands for all such addresses. */
const IMPOSSIBLE = 'filtre=-';

function missingKeyOf(route: PublicRoute, pattern: string, query: URLSearchParams) {
  if (route.isStrict) return `${pattern}?${IMPOSSIBLE}`;
  const named = [route.named ?? [], Object.keys(route.about ?? {})].flat();
  const given = named.find((one) => query.has(one));
  return given ? `${pattern}?${given}=-` : pattern;
}

function filtersOf(query: NonNullable<PublicRoute['query']>): string[] {
  return Object.keys(query).filter((name) => name !== 'tri' && name !== 'page');
}

/** Orders and pages that cannot be are left out; filters are not, because less would be found. */
function hasImpossible(given: URLSearchParams, { query = {} }: PublicRoute): boolean {
  return filtersOf(query).some((name) => {
    const value = given.get(name)?.trim();
    return value && !query[name]?.test(value);
  });
}

function canExist(route: PublicRoute, params: Record<string, string>): boolean {
  return Object.entries(params).every(([name, value]) =>
    (route.params?.[name] ?? SLUG).test(value),
  );
}

/**
 * Drops invalid values and fixes the order, so that invented queries do not fill the cache. A strict
 * page says which filters had several values and not which, so one value stands for all the others.
 */
function keptQuery(given: URLSearchParams, route: PublicRoute): URLSearchParams {
  const { query = {}, isStrict } = route;
  const repeatable = isStrict ? filtersOf(query) : [];
  const kept = new URLSearchParams();
  for (const [name, form] of Object.entries(query)) {
    const values = given.getAll(name);
    const first = values[0]?.trim() ?? '';
    const isRepeated = repeatable.includes(name) && new Set(values).size > 1;
    if (isRepeated || form.test(first)) kept.append(name, first);
    if (isRepeated) kept.append(name, ANOTHER);
  }
  return kept;
}

const ANOTHER = '-';
