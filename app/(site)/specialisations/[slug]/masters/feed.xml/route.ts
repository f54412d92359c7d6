import { getCategory } from '@/lib/content/places';
import { listDirectoryChanges } from '@/lib/content/masters/changes';
import { loadSiteSettings } from '@/lib/content/site-settings';
import { paths } from '@/lib/paths';
import { categoryFeed, directoryFeed } from '@/lib/seo/feed';
import { answerMissingFile } from '@/app/(site)/moved';

const ENTRIES = 40;

type Context = { params: Promise<{ slug: string }> };

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { slug } = await params;
  const category = await getCategory(slug);
  if (!category) return answerMissingFile('category', slug, paths.categoryFeed);
  const [changes, settings] = await Promise.all([
    listDirectoryChanges(ENTRIES, slug),
    loadSiteSettings(),
  ]);
  return directoryFeed(categoryFeed(category), paths.category(slug), changes, settings);
}
