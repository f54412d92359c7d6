import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findWholeBrowser } from '../../fixtures/site/browser';
import { expect, test } from '../kit/test';

/** Playwright turns off what browsers do to show a page again, and the headless shell cannot. */
const TURNED_OFF = ['--disable-back-forward-cache'];
const executablePath = findWholeBrowser();

async function visitor(browser: Browser, baseURL?: string) {
  const context = await browser.newContext({ baseURL });
  return { context, page: await context.newPage(), viewed: viewsOf(context) };
}

/** The pages whose views were counted, in this order. */
function viewsOf(context: BrowserContext): string[] {
  const paths: string[] = [];
  context.on('request', (request) => {
    const event = request.url().endsWith('/api/event') && request.postDataJSON();
    if (event && event.name === 'pageview') paths.push(new URL(event.url).pathname);
  });
  return paths;
}

test('a page that comes back as it was left counts once more', async ({
  launchOptions,
  baseURL,
}) => {
  test.skip(!executablePath, 'there is no Chromium with a window on this machine');
  const whole = await chromium.launch({
    ...{ ...launchOptions, executablePath },
    ignoreDefaultArgs: TURNED_OFF,
  });
  const { page, viewed } = await visitor(whole, baseURL);
  await page.goto('/villes');
  await page.evaluate(() => Object.assign(self, { isAsItWasLeft: true }));
  await page.goto('/contact');
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => viewed).toEqual(['/villes', '/contact', '/villes']);
  const isAsItWasLeft = await page.evaluate(() => 'isAsItWasLeft' in self);
  expect(isAsItWasLeft, 'the browser kept it').toBe(true);
  await whole.close();
});

// A browser that is steered fetches ahead but does not prepare, so the test says that it does.
test('a page that is prepared unseen counts when it is shown', async ({ browser, baseURL }) => {
  const { context, page, viewed } = await visitor(browser, baseURL);
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
  );
  await page.goto('/villes', { waitUntil: 'networkidle' });
  expect(viewed).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect.poll(() => viewed).toEqual(['/villes']);
  await context.close();
});
