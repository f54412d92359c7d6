/** Everything that is ever counted. */
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
