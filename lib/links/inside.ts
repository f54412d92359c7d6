import 'server-only';
import { statesOfAddresses } from '@/lib/content/reading/address-states';
import { db } from '@/lib/db/connect/client';
import { normalPath } from '@/lib/entities/addresses/path';
import type { LinkStateName } from '@/lib/entities/desk/links';

/** As many as a reader is led on at most; longer ways are there only where pages came and went. */
const MOST_STEPS = 5;

/** What a visitor finds at each of the addresses of the site. */
export async function statesInside(
  addresses: readonly string[],
): Promise<Map<string, LinkStateName>> {
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
