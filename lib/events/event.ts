import { z } from 'zod';
import type { SourceEvent } from './source';

const EVENT_NAMES = [
  'pageview',
  'article_view',
  'article_like',
  'search',
  'newsletter_subscribe',
  'outbound',
] as const;

export type EventName = (typeof EVENT_NAMES)[number];

/** A search that found nothing; its words stand where others have their page. */
export const FRUITLESS = 'search_fruitless';

/** An address that nothing has, which stands where pages have theirs. */
export const MISSING = 'not_found';

/** What was refused because the limit of the whole site was reached, by the name of the limit. */
export const SITE_LIMIT = 'site_limit';

/** What is stored: some is counted by the site itself. */
export type CountedName =
  EventName | SourceEvent | typeof FRUITLESS | typeof MISSING | typeof SITE_LIMIT;

export function isEventName(name: string): name is EventName {
  return (EVENT_NAMES as readonly string[]).includes(name);
}

const required = (max: number) => z.string().min(1).max(max);

/** An odd one is no reason to lose the event. */
const referrer = z.string().max(2000).optional().catch(undefined);

const longNames = z.object({
  name: required(120),
  url: required(2000),
  domain: required(253),
  referrer,
});
const shortNames = z
  .object({ n: required(120), u: required(2000), d: required(253), r: referrer })
  .transform(({ n, u, d, r }) => ({ name: n, url: u, domain: d, referrer: r }));

/** Plausible's API sends long names, its script short ones; any other field is not kept. */
export const eventPayload = z.union([longNames, shortNames]);

export type EventPayload = z.infer<typeof eventPayload>;
