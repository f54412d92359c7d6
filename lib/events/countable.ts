import { CLIENT_AGENT } from '@/lib/process/private-headers';
import { TIME_ZONE } from '@/lib/french/dates';
import { listedAddresses } from '@/lib/pages';
import { paths } from '@/lib/paths';
import { resources } from '@/lib/entities/registry';
import { KINDS, type ResourceKind } from '@/lib/entities/resource';

export type PageKind = 'page' | ResourceKind;
export type PublicPage = { path: string; kind: PageKind; slug: string };

const SLUG = '([a-z0-9]+(?:-[a-z0-9]+)*)';
const LONGEST_PATH = 200;
const RESOURCE_PAGES = Object.values(resources)
  .filter(({ isWithoutPages }) => !isWithoutPages)
  .map(({ name, publicPath, isUnder }) => {
    const above = isUnder ? `/${SLUG.replace('(', '(?:')}` : '';
    return [KINDS[name], new RegExp(`^${publicPath}${above}/${SLUG}$`)] as const;
  });
const PAGES = new Set<string>([...listedAddresses, paths.search, paths.newsletterMessage]);

const STAFF = /^\/(?:admin|api|gate|login|_\w+)(?:\/|$)/;
/** Every address that does not exist counts as one, so that nobody fills the table by inventing some. */
const NOWHERE: PublicPage = { path: '/404', kind: 'page', slug: '' };

/** Does not check that the entity of a slug exists: the database does. */
export function publicPage(url: string, siteUrl: string): PublicPage | undefined {
  if (!URL.canParse(url)) return undefined;
  const { host, pathname } = new URL(url);
  if (host !== new URL(siteUrl).host || pathname.length > LONGEST_PATH) return undefined;
  const path = pathname.replace(/(?<=.)\/$/, '');
  if (PAGES.has(path)) return { path, kind: 'page', slug: '' };
  for (const [kind, form] of RESOURCE_PAGES) {
    const slug = form.exec(path)?.[1];
    if (slug) return { path, kind, slug };
  }
  return STAFF.test(path) ? undefined : NOWHERE;
}

const MACHINES =
  /(?<!\bcu)bot\b|crawl|spider|slurp|scrap|lighthouse|pagespeed|monitor|uptime|pingdom|preview|facebookexternalhit|archiver|curl|wget|python|libwww|httpclient|go-http|okhttp|java\/|phantomjs/i;

export function isMachine(userAgent: string | null): boolean {
  return !userAgent || MACHINES.test(userAgent);
}

export function refusesTracking(headers: Pick<Headers, 'get'>): boolean {
  return headers.get('dnt') === '1' || headers.get('sec-gpc') === '1';
}

/** Who asks: what they sent along, and where from. */
export type Sender = { headers: Pick<Headers, 'get'>; address: string };

/** The server in front says who asks, since it gives all readers of pages one name. */
export function isCountable({ headers }: Sender): boolean {
  const agent = headers.get(CLIENT_AGENT) ?? headers.get('user-agent');
  return !isMachine(agent) && !refusesTracking(headers);
}

const dayHere = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** Days are counted as they begin in Morocco. */
export const countedDay = () => dayHere.format(new Date());
