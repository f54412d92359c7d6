import type { EventName } from './event';

export function track(name: EventName, props?: Record<string, string>): void {
  const { events: endpoint, eventsDomain: domain } = document.documentElement.dataset;
  if (!endpoint || refusesTracking()) return;
  // The site alone: from which of its pages one came is nobody's business.
  const referrer = document.referrer.split('/', 3).join('/');
  const event = { name, url: pageAddress(), domain, referrer, props };
  navigator.sendBeacon?.(endpoint, JSON.stringify(event));
}

const CAMPAIGN = /^(?:utm_\w+|ref|source)$/;

/** Leaves out the query, which may hold a search or the token of a mail's link. */
function pageAddress(): string {
  const url = new URL(location.origin + location.pathname);
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (CAMPAIGN.test(name)) url.searchParams.append(name, value);
  }
  return url.href;
}

function refusesTracking(): boolean {
  const said = navigator as Navigator & { globalPrivacyControl?: boolean };
  return said.doNotTrack === '1' || said.globalPrivacyControl === true;
}
