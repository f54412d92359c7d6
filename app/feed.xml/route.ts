import { listFullArticles } from '@/lib/content/articles';
import { loadSiteSettings } from '@/lib/content/site-settings';
import { articleFeed } from '@/lib/seo/feed';

export const dynamic = 'force-dynamic';

const ENTRIES = 20;

export async function GET(): Promise<Response> {
  const [articles, settings] = await Promise.all([
    listFullArticles({ limit: ENTRIES }),
    loadSiteSettings(),
  ]);
  return articleFeed(articles, settings);
}
