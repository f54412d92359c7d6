import { ask } from '../subject/ask';
import type { Result } from '../report';
import type { Subject } from '../subject/subject';

const PAGES = ['/', '/actualites', '/articles', '/calendrier', '/feed.xml', '/sitemap.xml'];

/** A server whose clock is set to another zone shows the same dates. */
export async function wrongZone(subject: Subject): Promise<Result[]> {
  const { url } = subject.site();
  const list = JSON.parse((await ask(`${url}/api/articles?limit=20`)).text) as { slug: string }[];
  const paths = [...PAGES, ...list.map(({ slug }) => `/master-maroc/${slug}`)];
  const zones = ['Pacific/Auckland', 'America/Los_Angeles'];
  const seen = [await read(url, paths)];
  for (const TZ of zones) {
    await subject.stopSite();
    await subject.startSite({ TZ });
    seen.push(await read(url, paths));
  }
  await subject.stopSite();
  await subject.startSite();
  const differing = paths.filter((_, at) => seen.some((texts) => texts[at] !== seen[0]?.[at]));
  return [
    {
      promise: `wrong zone: the same dates under TZ=${zones.join(' and ')}`,
      ...{ database: subject.mode, rounds: zones.length, remark: `${paths.length} addresses` },
      failure: differing.length > 0 ? `differs: ${differing.join(', ')}` : undefined,
    },
  ];
}

const DATES = /\d{1,2}(?:er)? \p{L}+ \d{4}|\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-][\d:]+))?/gu;

async function read(siteUrl: string, paths: string[]): Promise<string[]> {
  const texts: string[] = [];
  for (const path of paths) {
    const { status, text } = await ask(siteUrl + path);
    texts.push(`${status} ${text.match(DATES)?.join(' ')}`);
  }
  return texts;
}
