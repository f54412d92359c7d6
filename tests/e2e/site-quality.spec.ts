import { violations } from './axe';
import { otherScreens, publicPages } from './public-pages';
import { expect, test } from './test';

const screens = [...publicPages, ...otherScreens].map(({ path }) => path);
const LOOKS = [
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

for (const { width, colorScheme } of LOOKS) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    for (const path of screens) {
      test(`${path} has nothing that axe complains of and fits its width`, async ({ page }) => {
        await page.goto(path);
        expect(await violations(page)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      });
    }
  });
}

for (const path of screens) {
  test(`${path} sets no cookie, asks nobody else, moves nothing and reports no error`, async ({
    page,
    context,
    baseURL,
  }) => {
    const foreign: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url());
    });
    page.on('console', (message) => {
      const isOwnStatus = message.text().includes('the server responded with a status of 404');
      if (message.type() === 'error' && !isOwnStatus) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.addInitScript(() => {
      const target = window as unknown as { shift: number };
      target.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          target.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
    expect(await context.cookies()).toEqual([]);
    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
