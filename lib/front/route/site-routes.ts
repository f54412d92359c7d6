import { readdirSync } from 'node:fs';
import { basename, dirname, sep } from 'node:path';

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
  const patterns = ordered.map((page) => ({ page, form: formOf(page) }));
  const handled = new Set(handlers);
  return {
    match(path) {
      if (fixed.has(path)) return { page: path, params: {}, isHandler: handled.has(path) };
      for (const { page, form } of patterns) {
        const found = form.exec(path);
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
