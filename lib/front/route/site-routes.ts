import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type RouteMatch = {
  page: string;
  params: Record<string, string>;
  isHandler: boolean;
};

export type SiteRoutes = { match: (path: string) => RouteMatch | undefined };

/** A path that matches no route of the build does not exist and need not be rendered. */
export function builtRoutes(distDir: string): SiteRoutes {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(distDir, name), 'utf8'));
  const files = Object.entries(read('app-path-routes-manifest.json') as Record<string, string>);
  const { redirects } = read('routes-manifest.json') as { redirects: Redirect[] };
  const routes = files.filter(([, page]) => !INNER.test(page));
  return siteRoutes(
    routes.map(([, page]) => page),
    [
      ...routes.filter(([file]) => file.endsWith('/route')).map(([, page]) => page),
      ...redirects.filter((redirect) => !redirect.internal).map(({ source }) => source),
    ],
  );
}

/** Next's own pages, and the gate of the back-office, to which only the middleware leads. */
const INNER = /^\/(?:_|gate\/)/;

type Redirect = { source: string; internal?: boolean };

export function siteRoutes(pages: string[], handlers: string[] = []): SiteRoutes {
  const isPattern = (page: string) => page.includes('[');
  const all = [...new Set([...pages, ...handlers])];
  const fixed = new Set(all.filter((page) => !isPattern(page)));
  const patterns = all.filter(isPattern).sort(bySpecificity).map(compile);
  const handled = new Set(handlers);
  const found = (page: string, params: Record<string, string>) => ({
    page,
    params,
    isHandler: handled.has(page),
  });
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

function bySpecificity(one: string, other: string): number {
  const rank = (page: string) =>
    page.split('/').map((part) => (part.includes('...') ? '2' : part.startsWith('[') ? '1' : '0'));
  return rank(one).join('') < rank(other).join('') ? -1 : 1;
}
