import 'server-only';
import { rowsOf } from '@/lib/db/statements/resource-rows';
import { db } from '@/lib/db/connect/client';
import { type PublicPage, publicPage } from '@/lib/events/countable';
import { env } from '@/lib/env';
import { publishedWhere } from '@/lib/resources/published';
import { hasPublication, resourceOf } from '@/lib/resources/registry';

/** Those of the paths that visitors find a page at, with one question for each kind of page. */
export async function livingAmong(paths: readonly string[]): Promise<Set<string>> {
  const site = env().SITE_URL;
  const pages = paths.flatMap((path) => publicPage(`${site}${path}`, site) ?? []);
  const living = new Set<string>();
  for (const kind of new Set(pages.map((page) => page.kind))) {
    const some = pages.filter((page) => page.kind === kind);
    for (const { path } of await livingOf(kind, some)) living.add(path);
  }
  return living;
}

async function livingOf(kind: PublicPage['kind'], pages: readonly PublicPage[]) {
  if (kind === 'page') return pages.filter(({ path }) => path !== '/404');
  const resource = resourceOf(kind);
  const slug = { in: pages.map((page) => page.slug) };
  const where = { slug, ...(hasPublication(resource) ? publishedWhere() : {}) };
  const rows = await rowsOf(db(), resource.name).findMany({ where, select: { slug: true } });
  const known = new Set(rows.map((row) => row.slug));
  return pages.filter((page) => known.has(page.slug));
}
