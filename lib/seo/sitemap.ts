import 'server-only';
import { listArticles } from '@/lib/content/articles';
import { listCategories } from '@/lib/content/categories';
import { listCities } from '@/lib/content/cities';
import { listUniversities } from '@/lib/content/universities';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';
import { staticPaths } from '@/lib/editorial/navigation';

export type SitemapEntry = { url: string; changedAt?: Date };

export const ENTRIES_PER_PART = 5000;

/** Every public page once, with the day it really changed. */
export async function sitemapEntries(): Promise<SitemapEntry[]> {
  const [articles, universities, categories, cities] = await Promise.all([
    listArticles(),
    listUniversities(),
    listCategories(),
    listCities(),
  ]);
  const rows = (list: { slug: string; updatedAt: Date }[], path: (slug: string) => string) =>
    list.map(({ slug, updatedAt }) => ({ url: absoluteUrl(path(slug)), changedAt: updatedAt }));
  return [
    ...staticPaths.map((path) => ({ url: absoluteUrl(path) })),
    ...rows(universities, paths.university),
    ...rows(categories, paths.category),
    ...rows(cities, paths.city),
    ...rows(articles, paths.article),
  ];
}

export function urlSet(entries: SitemapEntry[]): string {
  const urls = entries.map(
    ({ url, changedAt }) =>
      `<url><loc>${url}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>`,
  );
  return document('urlset', urls);
}

export function sitemapIndex(parts: number): string {
  const links = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${absoluteUrl(`/sitemap/${index + 1}.xml`)}</loc></sitemap>`,
  );
  return document('sitemapindex', links);
}

function document(root: string, lines: string[]): string {
  const open = `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', open, ...lines, `</${root}>`, ''].join('\n');
}
