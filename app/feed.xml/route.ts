import { listFullArticles } from '@/lib/content/articles';
import { atomFeed } from '@/lib/seo/feed';
import { xml } from '@/lib/seo/respond';

export const dynamic = 'force-dynamic';

const ENTRIES = 20;

export async function GET(): Promise<Response> {
  return xml(atomFeed(await listFullArticles({ limit: ENTRIES })), 'application/atom+xml');
}
