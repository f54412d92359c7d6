import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLIC_ROUTES, type PublicRoute } from './public-routes';

export type RouteMatch = {
  /** The route as Next names it, such as /villes/[slug]. */
  page: string;
  params: Record<string, string>;
  /** Set when its answers are the same for everybody and may be kept. */
  route?: PublicRoute;
};

export type SiteRoutes = { match: (path: string) => RouteMatch | undefined };

/** The routes of the build: what matches none of them does not exist, and nobody need render it. */
export function builtRoutes(distDir: string): SiteRoutes {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(distDir, name), 'utf8'));
  const pages = Object.values(read('app-path-routes-manifest.json') as Record<string, string>);
  const { redirects } = read('routes-manifest.json') as { redirects: Redirect[] };
  return siteRoutes(
    pages.filter((page) => !page.startsWith('/_')),
    redirects.filter((redirect) => !redirect.internal).map(({ source }) => source),
  );
}

type Redirect = { source: string; internal?: boolean };

export function siteRoutes(pages: string[], redirects: string[] = []): SiteRoutes {
  const isPattern = (page: string) => page.includes('[');
  const fixed = new Set([...pages.filter((page) => !isPattern(page)), ...redirects]);
  const patterns = pages.filter(isPattern).sort(bySpecificity).map(compile);
  return {
    match(path) {
      if (fixed.has(path)) return found(path, {});
      for (const { page, names, form } of patterns) {
        const values = form.exec(path);
        if (!values) continue;
        return found(
          page,
          Object.fromEntries(names.map((name, at) => [name, values[at + 1] ?? ''])),
        );
      }
      return undefined;
    },
  };
}

function found(page: string, params: Record<string, string>): RouteMatch {
  const route = Object.hasOwn(PUBLIC_ROUTES, page) ? PUBLIC_ROUTES[page] : undefined;
  return { page, params, route };
}

const PARAMETER = /^(\[\[\.\.\.|\[\.\.\.|\[)([^\]]+)\]+$/;
const FORMS: Record<string, string> = { '[': '/([^/]+)', '[...': '/(.+)', '[[...': '(?:/(.+))?' };

function compile(page: string) {
  const names: string[] = [];
  const parts = page.split('/').slice(1);
  const form = parts.map((part) => {
    const [, kind, name] = PARAMETER.exec(part) ?? [];
    if (kind === undefined || name === undefined) return `/${escaped(part)}`;
    names.push(name);
    return FORMS[kind];
  });
  return { page, names, form: new RegExp(`^${form.join('')}$`) };
}

function escaped(literal: string): string {
  return literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A literal segment wins over a parameter, and a parameter over the rest of the path. */
function bySpecificity(one: string, other: string): number {
  const rank = (page: string) =>
    page.split('/').map((part) => (part.includes('...') ? '2' : part.startsWith('[') ? '1' : '0'));
  return rank(one).join('') < rank(other).join('') ? -1 : 1;
}
