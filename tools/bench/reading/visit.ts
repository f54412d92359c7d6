import type { Browser, CDPSession, Page } from '@playwright/test';

export type Visit = {
  lcp: number;
  /** What every task after the first paint takes beyond 50 ms. */
  blocked: number;
  shift: number;
  bytes: number;
  /** Of the dictionary, which is fetched once, when all else is there. */
  later: number;
  requests: number;
  /** Their addresses. */
  scripts: string[];
};

/** Lighthouse's phone: a processor four times slower, on slow 4G, both really slowed down. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const SLOWER = 4;
const QUIET_MS = 2500;

type Watched = { lcp: number; paint: number; blocked: number; shift: number };

export async function slowPage(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({
    ...{ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true },
    ...{ hasTouch: true, locale: 'fr-FR' },
  });
  // What tsx writes into functions, so that their names are kept.
  await context.addInitScript('self.__name = (named) => named');
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { page, session };
}

/** Nothing is touched: what was fetched until the page is quiet is what a reader pays. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const { page, session } = await slowPage(browser);
  const found = { bytes: 0, later: 0, requests: 0, scripts: [] as string[] };
  const dictionaries = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Script') found.scripts.push(response.url);
    if (response.url.endsWith('.dictionary')) dictionaries.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    found[dictionaries.has(requestId) ? 'later' : 'bytes'] += encodedDataLength;
    found.requests += 1;
  });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET_MS);
  const seen = await page.evaluate(() => (self as unknown as { watched: Watched }).watched);
  await page.context().close();
  return { lcp: seen.lcp, blocked: seen.blocked, shift: seen.shift, ...found };
}

function watch(): void {
  const watched: Watched = { lcp: 0, paint: Infinity, blocked: 0, shift: 0 };
  (self as unknown as { watched: Watched }).watched = watched;
  const on = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      ...{ type, buffered: true },
    });
  on('largest-contentful-paint', (entry) => (watched.lcp = entry.startTime));
  on('paint', ({ startTime }) => (watched.paint = Math.min(watched.paint, startTime)));
  on('layout-shift', ({ value = 0 }) => (watched.shift += value));
  on('longtask', ({ startTime, duration }) => {
    const from = Math.max(startTime, watched.paint === Infinity ? 0 : watched.paint);
    watched.blocked += Math.max(0, startTime + duration - from - 50);
  });
}
