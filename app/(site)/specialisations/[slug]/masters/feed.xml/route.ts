import { getCategory } from '@/lib/content/categories';
import { listDirectoryChanges } from '@/lib/content/masters/changes';
import { loadSiteSettings } from '@/lib/content/site-settings';
import { findFormerAddress } from '@/lib/content/slug-history';
import { paths } from '@/lib/paths';
import { categoryFeed, directoryFeed } from '@/lib/seo/directory-feed';
import { xml } from '@/lib/seo/respond';

const ENTRIES = 40;

type Context = { params: Promise<{ slug: string }> };

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { slug } = await params;
  const category = await getCategory(slug);
  if (!category) return answerMissing(slug);
  const [changes, settings] = await Promise.all([
    listDirectoryChanges(ENTRIES, slug),
    loadSiteSettings(),
  ]);
  const feed = directoryFeed(categoryFeed(category), paths.category(slug), changes, settings);
  return xml(feed, 'application/atom+xml');
}

/** Programs that follow a feed go on following it under its new address. */
async function answerMissing(slug: string): Promise<Response> {
  const former = await findFormerAddress('category', slug);
  if (!former || former === 'gone') {
    return new Response('Not found\n', { status: former ? 410 : 404 });
  }
  const Location = paths.categoryFeed(former.movedTo);
  return new Response(null, { status: 308, headers: { Location } });
}
