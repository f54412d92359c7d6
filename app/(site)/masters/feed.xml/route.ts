import { listDirectoryChanges } from '@/lib/content/masters/changes';
import { loadSiteSettings } from '@/lib/content/site-settings';
import { paths } from '@/lib/paths';
import { directoryFeed, mastersFeed } from '@/lib/seo/directory-feed';
import { xml } from '@/lib/seo/respond';

const ENTRIES = 40;

export async function GET(): Promise<Response> {
  const [changes, settings] = await Promise.all([
    listDirectoryChanges(ENTRIES),
    loadSiteSettings(),
  ]);
  const feed = directoryFeed(mastersFeed, paths.masters, changes, settings);
  return xml(feed, 'application/atom+xml');
}
