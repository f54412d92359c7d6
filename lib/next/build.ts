import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Next's own pages, and the gate of the back-office, to which only the middleware leads. */
const INNER = /^\/(?:_|gate\/)/;

/** The addresses of `app`, those with a parameter in brackets, and which of them are no pages. */
export function builtRoutes(distDir: string): { pages: string[]; handlers: string[] } {
  const file = join(distDir, 'app-path-routes-manifest.json');
  const built = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const routes = Object.entries(built).filter(([, address]) => !INNER.test(address));
  const handlers = routes.filter(([source]) => source.endsWith('/route'));
  return { pages: routes.map(([, page]) => page), handlers: handlers.map(([, page]) => page) };
}
