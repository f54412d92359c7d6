import { xml } from '@/lib/seo/respond';
import { ENTRIES_PER_PART, sitemapEntries, sitemapIndex, urlSet } from '@/lib/seo/sitemap';

export const dynamic = 'force-dynamic';

/** The whole sitemap, or the list of its parts once it is too long for one file. */
export async function GET(): Promise<Response> {
  const entries = await sitemapEntries();
  const parts = Math.ceil(entries.length / ENTRIES_PER_PART);
  return xml(parts > 1 ? sitemapIndex(parts) : urlSet(entries));
}
