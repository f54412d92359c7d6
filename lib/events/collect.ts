import 'server-only';
import { isKnownName } from '@/lib/content/known-names';
import { env } from '@/lib/env';
import { consume, neighbours } from '@/lib/limits/rate-limit';
import { bufferEvent, flushSoon } from './buffer';
import { type PublicPage, type Sender, countedDay, isCountable, publicPage } from './countable';
import { type EventName, type EventPayload, isEventName } from './event';
import { sourceEvent, sourceOf } from './source';

const READING_LIMITS = { article_view: 'articleView', article_like: 'articleLike' } as const;

export async function collectEvent(payload: EventPayload, sender: Sender): Promise<boolean> {
  const { name, url, domain, referrer } = payload;
  if (!isCountable(sender)) return false;
  const page = publicPage(url, env().SITE_URL);
  if (!page || !isEventName(name) || !isOurDomain(domain)) return false;
  if (!(await isWithinReason(name, page, sender.address))) return false;
  const day = countedDay();
  const hasRoom = bufferEvent({ ...page, day, event: name, count: 1 });
  if (name === 'article_view') {
    const event = sourceEvent(sourceOf(referrer, env().SITE_URL));
    bufferEvent({ ...page, day, event, count: 1 });
  }
  flushSoon();
  return hasRoom;
}

/** Plausible's script may be told several domains, with commas between them. */
function isOurDomain(domain: string): boolean {
  const { ANALYTICS_DOMAIN, SITE_URL } = env();
  const { host, hostname } = new URL(SITE_URL);
  const ours = [ANALYTICS_DOMAIN, host, hostname];
  return domain.split(',').some((name) => ours.includes(name.trim()));
}

/** Before anything is kept for its name. While the database is away, nobody can say. */
const isThere = (slug: string) => isKnownName({ entity: 'article', slug }).catch(() => true);

/** Only articles have readings, and one sender reads the same one only so often. */
async function isWithinReason(
  name: EventName,
  page: PublicPage,
  address: string,
): Promise<boolean> {
  if (name !== 'article_view' && name !== 'article_like') return true;
  if (page.kind !== 'article' || !(await isThere(page.slug))) return false;
  return (await consume(READING_LIMITS[name], `${neighbours(address)} ${page.slug}`)) === undefined;
}
