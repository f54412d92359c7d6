import 'server-only';
import { previewStaffText } from '@/lib/content/reading/staff-text';
import { type LinkCheck, readChecks } from '@/lib/db/statements/link-checks';
import { env } from '@/lib/env';
import { invalid } from '@/lib/process/http-error';
import { type LinkStateName, type LinksInput, MOST_LINKS } from '@/lib/entities/back-office';
import { statesOfAddresses } from '@/lib/content/reading/address-states';
import { db } from '@/lib/db/connect/client';
import { unescapeHtml } from '@/lib/markdown/escape';
import { normalPath } from '@/lib/entities/addresses/path';
import { haveAsked } from './ask';

/** Of others' servers, so many are asked at once, and the same one not twice in a minute. */
const MOST_ASKED = 30;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** What the database can have in an index. */
const LONGEST = 2000;

export async function checkLinks({ content, again }: LinksInput) {
  const { html, fault } = await previewStaffText(content);
  if (fault) throw invalid([{ path: 'content', message: fault }]);
  const all = addressesIn(html, env().SITE_URL);
  const shown = all.slice(0, MOST_LINKS);
  const outside = shown.filter(({ isInside }) => !isInside).map(({ address }) => address);
  const checks = await checksOf(outside, again);
  const inside = await statesInside(
    shown.flatMap(({ address, isInside }) => (isInside ? address : [])),
  );
  const links = shown.map(({ address, isInside }) => {
    const { state = 'untried', status = null, triedAt } = checks.get(address) ?? {};
    return isInside
      ? { address, isInside, state: inside.get(address) ?? 'untried', status: null, triedAt: null }
      : { address, isInside, state, status, triedAt: triedAt?.toISOString() ?? null };
  });
  return { links, more: all.length - shown.length };
}

async function checksOf(addresses: string[], again: boolean): Promise<Map<string, LinkCheck>> {
  const askable = addresses.filter(({ length }) => length <= LONGEST);
  const known = await readChecks(askable);
  const oldest = Date.now() - (again ? MINUTE : DAY);
  const triedAt = (address: string) => known.get(address)?.triedAt.getTime() ?? 0;
  const due = askable
    .filter((address) => triedAt(address) < oldest)
    .sort((one, other) => triedAt(one) - triedAt(other))
    .slice(0, MOST_ASKED);
  await haveAsked(due);
  return due.length > 0 ? readChecks(askable) : known;
}

/** As many as a reader is led on at most; longer ways are there only where pages came and went. */
const MOST_STEPS = 5;

/** What a visitor finds at each of the addresses of the site. */
async function statesInside(addresses: readonly string[]): Promise<Map<string, LinkStateName>> {
  const urls = addresses.map((address) => new URL(address, 'http://site.invalid'));
  const asked = urls.map(({ pathname, search }) => {
    const path = normalPath(pathname);
    return { path, own: `${path}${search}`, isPlain: path === pathname };
  });
  const states = await statesOfAddresses(asked.flatMap(({ path, own }) => (path ? own : [])));
  const stateOf = (own: string) => states.get(own) ?? 'missing';
  const redirected = await redirectedAmong(
    asked.flatMap(({ own, path }) => (path && !isFound(stateOf(own)) ? path : [])),
  );
  return new Map(
    asked.map(({ path, own, isPlain }, at) => {
      const state = stateOf(own);
      const isMoved =
        path && (isFound(state) ? state === 'there' && !isPlain : redirected.has(path));
      return [addresses[at] ?? '', isMoved ? 'moved' : state];
    }),
  );
}

const isFound = (state: LinkStateName) =>
  state === 'there' || state === 'moved' || state === 'untried';

/** A redirect made by hand answers where readers find nothing, if it leads to something. */
async function redirectedAmong(sources: readonly string[]): Promise<Set<string>> {
  const led = new Set<string>();
  let under = new Map(sources.map((source) => [source, [source]]));
  for (let step = 0; step < MOST_STEPS && under.size > 0; step += 1) {
    const where = { source: { in: [...under.keys()] } };
    const rows = await db().redirect.findMany({ where, select: { source: true, target: true } });
    const states = await statesOfAddresses(rows.map(({ target }) => target));
    const next = new Map<string, string[]>();
    for (const { source, target } of rows) {
      const origins = under.get(source) ?? [];
      if (isFound(states.get(target) ?? 'missing')) for (const origin of origins) led.add(origin);
      else next.set(target, [...(next.get(target) ?? []), ...origins]);
    }
    under = next;
  }
  return led;
}

type LinkedAddress = { address: string; isInside: boolean };

const LINK = /<a\s[^>]*?href="([^"]*)"/g;

/** Where the links of a text lead that is HTML already: each address once, in their order. */
export function addressesIn(html: string, siteUrl: string): LinkedAddress[] {
  const origin = new URL(siteUrl).origin;
  const found = new Map<string, LinkedAddress>();
  for (const [, written = ''] of html.matchAll(LINK)) {
    // Within the page itself, as footnotes do.
    if (written.startsWith('#')) continue;
    const url = URL.parse(unescapeHtml(written), `${origin}/`);
    if (!url || !/^https?:$/.test(url.protocol)) continue;
    const isInside = url.origin === origin;
    url.hash = '';
    const address = isInside ? url.pathname + url.search : url.href;
    if (!found.has(address)) found.set(address, { address, isInside });
  }
  return [...found.values()];
}
