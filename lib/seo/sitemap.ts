import 'server-only';
import { readPublicAddresses } from '@/lib/db/statements/published-rows';
import { resources } from '@/lib/entities/registry';
import { absoluteUrl } from '@/lib/site';
import { listedAddresses } from '@/lib/pages';

type SitemapEntry = { url: string; changedAt?: Date };

const ENTRIES_PER_PART = 5000;

export async function sitemapPart(number: number) {
  const start = (number - 1) * ENTRIES_PER_PART;
  const pages = listedAddresses.slice(start, start + ENTRIES_PER_PART);
  const { addresses, total } = await readPublicAddresses({
    offset: Math.max(0, start - listedAddresses.length),
    limit: ENTRIES_PER_PART - pages.length,
  });
  const entries: SitemapEntry[] = [
    ...pages.map((path) => ({ url: absoluteUrl(path) })),
    ...addresses.map(({ resource, slug, changedAt }) => ({
      url: absoluteUrl(`${resources[resource].publicPath}/${slug}`),
      changedAt,
    })),
  ];
  return { entries, parts: Math.ceil((listedAddresses.length + total) / ENTRIES_PER_PART) };
}

export function urlSet(entries: SitemapEntry[]): Response {
  const urls = entries.map(
    ({ url, changedAt }) =>
      `<url><loc>${url}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>`,
  );
  return document('urlset', urls);
}

export function sitemapIndex(parts: number): Response {
  const links = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${absoluteUrl(`/sitemap/${index + 1}.xml`)}</loc></sitemap>`,
  );
  return document('sitemapindex', links);
}

function document(root: string, lines: string[]): Response {
  const open = `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  const whole = ['<?xml version="1.0" encoding="UTF-8"?>', open, ...lines, `</${root}>`, ''];
  return xml(whole.join('\n'), 'application/xml');
}

export function xml(text: string, type: string): Response {
  return new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } });
}
