import type { Page } from '@playwright/test';

type Watched = { refused?: string[] };
const OWN_STATUS = /the server responded with a status of (?:401|403|404)/;

/** Hears whatever a page should not say, load or ask of others. */
export async function watchForNoise(page: Page, baseURL = '') {
  const complaints: string[] = [];
  const foreign: string[] = [];
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(`${baseURL}/`);
    if (!isOwn && !/^(?:data|blob):/.test(request.url())) foreign.push(request.url());
  });
  page.on('console', (message) => {
    if (!/^(?:error|warning)$/.test(message.type()) || OWN_STATUS.test(message.text())) return;
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.refused = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      watched.refused?.push(`${effectiveDirective} refused ${blockedURI}`),
    );
  });
  return {
    /** What was heard until now, of the page that is open and of those before it. */
    async noise() {
      const refused = await page.evaluate(() => (window as unknown as Watched).refused ?? []);
      return { foreign, complaints: [...complaints, ...refused] };
    },
  };
}

export const SILENCE = { foreign: [], complaints: [] };

/** What moved has been drawn, and told to those who watch, when the second frame comes. */
export function drawTwice(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
