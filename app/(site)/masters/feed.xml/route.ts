import { listDirectoryChanges } from '@/lib/content/masters/changes';
import { loadSiteSettings } from '@/lib/content/site-settings';
import { paths } from '@/lib/paths';
import { directoryFeed, mastersFeed } from '@/lib/seo/feed';

const ENTRIES = 40;

export async function GET(): Promise<Response> {
  const [changes, settings] = await Promise.all([
    listDirectoryChanges(ENTRIES),
    loadSiteSettings(),
  ]);
  return directoryFeed(mastersFeed, paths.masters, changes, settings);
}
