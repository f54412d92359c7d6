import 'server-only';
import { previewStaffText } from '@/lib/content/reading/staff-text';
import { type LinkCheck, readChecks } from '@/lib/db/statements/editing/link-checks';
import { env } from '@/lib/env';
import { invalid } from '@/lib/process/http-error';
import { type LinksInput, MOST_LINKS } from '@/lib/entities/desk/links';
import { addressesIn } from './addresses-in';
import { haveAsked } from './ask-others';
import { statesInside } from './inside';

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
