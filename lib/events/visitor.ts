const MACHINES =
  /(?<!\bcu)bot\b|crawl|spider|slurp|scrap|lighthouse|pagespeed|monitor|uptime|pingdom|preview|facebookexternalhit|archiver|curl|wget|python|libwww|httpclient|go-http|okhttp|java\/|phantomjs/i;

/** Programs that say what they are; whoever sends no name at all is no browser. */
export function isMachine(userAgent: string | null): boolean {
  return !userAgent || MACHINES.test(userAgent);
}

/** Do Not Track and Global Privacy Control, as browsers send them. */
export function refusesTracking(headers: Headers): boolean {
  return headers.get('dnt') === '1' || headers.get('sec-gpc') === '1';
}
