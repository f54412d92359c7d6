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
