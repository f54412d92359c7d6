import { sitemapIndex, sitemapPart, urlSet } from '@/lib/seo/sitemap';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const { entries, parts } = await sitemapPart(1);
  return parts > 1 ? sitemapIndex(parts) : urlSet(entries);
}
