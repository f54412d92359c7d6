import { untilNotBusy } from '../fixtures/running/until-not-busy';
import { idsOf, linksOf } from './links';

export type Visit = {
  status: number;
  type: string;
  /** Where a redirect leads. */
  location?: string;
  /** The page's text; undefined when it is not text. */
  body?: string;
  links: string[];
};
export type Crawl = {
  /** By address without fragment. */
  visits: Map<string, Visit>;
  /** Who links to an address, by that address without fragment. */
  linkedFrom: Map<string, string[]>;
  external: Set<string>;
};

const AT_ONCE = 2;
const FEW = 10;

/**
 * Follows every internal link, breadth first, from the addresses given; of those that are `alike`,
 * each in another way, it takes ten.
 */
export async function crawl(
  origin: string,
  starts: string[],
  alike: readonly RegExp[] = [],
): Promise<Crawl> {
  const taken = new Map<RegExp, number>();
  const isEnough = (url: string) => {
    const kind = alike.find((one) => one.test(url));
    if (!kind) return false;
    taken.set(kind, (taken.get(kind) ?? 0) + 1);
    return (taken.get(kind) ?? 0) > FEW;
  };
  const result: Crawl = { visits: new Map(), linkedFrom: new Map(), external: new Set() };
  let wave = starts.map((path) => new URL(path, origin).href);
  while (wave.length > 0) {
    const next = new Set<string>();
    await inTurns(wave, async (url) => {
      const visit = await look(url);
      result.visits.set(url, visit);
      for (const link of [...visit.links, ...(visit.location ? [visit.location] : [])]) {
        if (!link.startsWith(`${origin}/`)) {
          result.external.add(link);
          continue;
        }
        const page = withoutFragment(link);
        result.linkedFrom.set(page, [...(result.linkedFrom.get(page) ?? []), url]);
        next.add(page);
      }
    });
    wave = [...next].filter((url) => !result.visits.has(url) && !isEnough(url));
  }
  return result;
}

/** Links whose fragment names nothing on the page it leads to. */
export function deadAnchors({ visits }: Crawl): string[] {
  const ids = new Map<string, Set<string>>();
  const idsAt = (url: string) => {
    const known = ids.get(url) ?? idsOf(visits.get(url)?.body ?? '');
    ids.set(url, known);
    return known;
  };
  return [...visits].flatMap(([url, { links }]) =>
    links
      .filter((link) => link.includes('#') && visits.get(withoutFragment(link))?.body !== undefined)
      .filter((link) => !idsAt(withoutFragment(link)).has(fragmentOf(link)))
      .map((link) => `${link} on ${url}`),
  );
}

async function look(url: string): Promise<Visit> {
  const response = await untilNotBusy(() => fetch(url, { redirect: 'manual' }));
  const type = response.headers.get('content-type') ?? '';
  const location = response.headers.get('location');
  const isText = /^text\/|xml|json/.test(type) && !type.includes('javascript');
  const body = isText ? await response.text() : undefined;
  if (!isText) await response.arrayBuffer();
  return {
    status: response.status,
    type,
    ...(location ? { location: new URL(location, url).href } : {}),
    body,
    links: body === undefined || response.status >= 300 ? [] : linksOf(url, type, body),
  };
}

async function inTurns<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

export const withoutFragment = (url: string) => url.split('#')[0] ?? '';
const fragmentOf = (url: string) => decodeURIComponent(url.slice(url.indexOf('#') + 1));
