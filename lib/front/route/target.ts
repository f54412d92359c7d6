import { readdirSync } from 'node:fs';
import { basename, dirname, sep } from 'node:path';
import type { Name } from '@/lib/content/known-names';
import { isTopic } from '@/lib/texts/topics';
import { doneBy } from '@/lib/process/signature';
import { type PublicRoute, SLUG, publicRoute } from '@/lib/pages';

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

const filtersOf = (query: NonNullable<PublicRoute['query']>) =>
  Object.keys(query).filter((name) => name !== 'tri' && name !== 'page');

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

export type RouteMatch = {
  page: string;
  params: Record<string, string>;
  isHandler: boolean;
};

export type SiteRoutes = { match: (path: string) => RouteMatch | undefined };

/** The addresses of `app`, those with a parameter in brackets, and which of them are no pages. */
export function appRoutes(): { pages: string[]; handlers: string[] } {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' });
  const below = (name: string) => files.filter((file) => basename(file) === name).map(addressOf);
  // To the gate of the back-office only the middleware leads.
  const pages = below('page.tsx').filter((page) => !page.startsWith('/gate/'));
  return { pages, handlers: below('route.ts') };
}

/** A folder in parentheses puts its pages together, and is no part of their addresses. */
function addressOf(file: string): string {
  const folders = dirname(file).split(sep);
  return `/${folders.filter((folder) => !/^[.(]/.test(folder)).join('/')}`;
}

/** A path that matches none of them does not exist and need not be rendered. */
export function siteRoutes(pages: string[], handlers: string[] = []): SiteRoutes {
  const isPattern = (page: string) => page.includes('[');
  const all = [...new Set([...pages, ...handlers])];
  const fixed = new Set(all.filter((page) => !isPattern(page)));
  const ordered = all.filter(isPattern).sort(bySpecificity);
  const patterns = ordered.map((page) => {
    return { page, form: formOf(page), start: page.slice(0, page.search(/\/?\[/)) };
  });
  const handled = new Set(handlers);
  return {
    match(path) {
      if (fixed.has(path)) return { page: path, params: {}, isHandler: handled.has(path) };
      for (const { page, form, start } of patterns) {
        const found = path.startsWith(start) && form.exec(path);
        if (found) return { page, params: { ...found.groups }, isHandler: handled.has(page) };
      }
      return undefined;
    },
  };
}

const PARAMETER = /\/\[\[\.\.\.(\w+)\]\]|\[\.\.\.(\w+)\]|\[(\w+)\]|\./g;

/** Its groups are the parameters. */
function formOf(page: string): RegExp {
  const form = page.replace(PARAMETER, (_, optional?: string, rest?: string, one?: string) => {
    if (optional) return `(?:/(?<${optional}>.+))?`;
    if (rest) return `(?<${rest}>.+)`;
    return one ? `(?<${one}>[^/]+)` : '\\.';
  });
  return new RegExp(`^${form}$`);
}

function bySpecificity(one: string, other: string): number {
  const rank = (page: string) =>
    page.split('/').map((part) => (part.includes('...') ? '2' : part.startsWith('[') ? '1' : '0'));
  return rank(one).join('') < rank(other).join('') ? -1 : 1;
}
