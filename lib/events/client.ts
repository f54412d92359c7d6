export type EventName =
  'pageview' | 'article_view' | 'article_like' | 'search' | 'newsletter_subscribe' | 'outbound';

/**
 * Reports an event in Plausible's public format. The page says where to (`data-events` of its
 * root element); a visitor who asks not to be tracked is left out.
 */
export function track(name: EventName, props?: Record<string, string>): void {
  const { events: endpoint, eventsDomain: domain } = document.documentElement.dataset;
  if (!endpoint || refusesTracking()) return;
  const event = { name, url: location.href, domain, ...(props ? { props } : {}) };
  navigator.sendBeacon?.(endpoint, JSON.stringify(event));
}

function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}
