import { z } from 'zod';

export const EVENT_NAMES = [
  'pageview',
  'article_view',
  'article_like',
  'search',
  'newsletter_subscribe',
  'outbound',
] as const;

export type EventName = (typeof EVENT_NAMES)[number];

export function isEventName(name: string): name is EventName {
  return (EVENT_NAMES as readonly string[]).includes(name);
}

const required = (max: number) => z.string().min(1).max(max);

const longNames = z.object({ name: required(120), url: required(2000), domain: required(253) });
const shortNames = z
  .object({ n: required(120), u: required(2000), d: required(253) })
  .transform(({ n, u, d }) => ({ name: n, url: u, domain: d }));

/** Plausible's API sends long names, its script short ones; any other field is not kept. */
export const eventPayload = z.union([longNames, shortNames]);

export type EventPayload = z.infer<typeof eventPayload>;
