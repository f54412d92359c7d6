import { watchForShifts } from '../kit/layout-shift';
import { expectEveryLookGood } from '../kit/looks';
import { screens } from '../kit/public-pages';
import { SILENCE, drawTwice, watchForNoise } from '../kit/quiet-page';
import { type Page, expect, test } from '../kit/test';

/** Of somebody who comes for the first time to each of them: no font and no script is kept. */
test.describe('a visitor', () => {
  let page: Page;
  let watch: Awaited<ReturnType<typeof watchForNoise>>;
  let shifts: () => Promise<string[]>;
  test.beforeAll(async ({ browser }) => {
    const baseURL = process.env.TEST_SITE_URL;
    page = await browser.newPage({ baseURL, locale: 'fr-FR' });
    const client = await page.context().newCDPSession(page);
    await client.send('Network.setCacheDisabled', { cacheDisabled: true });
    watch = await watchForNoise(page, baseURL);
    shifts = await watchForShifts(page);
  });
  test.afterAll(() => page.close());

  for (const path of screens) {
    test(`${path} sets no cookie, asks nobody else, moves nothing, says nothing, and axe has nothing to say`, async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.emulateMedia({ colorScheme: null, reducedMotion: null });
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await drawTwice(page);
      expect(await shifts()).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
      expect(await watch.noise()).toEqual(SILENCE);
      // What lies half under the header is judged at its place.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expectEveryLookGood(page);
      // A window of 1280 read at four times the size.
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }
});

for (const [path, first] of [
  ['/villes/casablanca', '#pourquoi'],
  ['/universites/hassan-ii', '#pourquoi'],
  ['/specialisations/finance', '#articles'],
] as const) {
  test(`what is specified of ${path} is not more than three screens below its description`, async ({
    page,
  }) => {
    const size = { width: 360, height: 800 };
    await page.setViewportSize(size);
    await page.goto(path);
    const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? NaN;
    const added = (await top(first)) - (await top('main h2 >> nth=0'));
    expect(added).toBeGreaterThan(0);
    expect(added).toBeLessThan(3 * size.height);
  });
}

test('the home page has both buttons within the first screen, room for its advertisements, and one search field (spec 1.4, 1.8, 2.5)', async ({
  page,
}) => {
  await page.goto('/');
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    for (const name of ['Explorer les spécialisations', 'Voir les universités']) {
      await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    }
  }
  for (const [width, height] of [
    [300, 250],
    [300, 200],
  ]) {
    const box = await page.locator(`[data-ad="${width}x${height}"]`).boundingBox();
    expect([box?.width, box?.height]).toEqual([width, height]);
  }
  const field = page.getByPlaceholder('Rechercher un master...').filter({ visible: true });
  await expect(field).toHaveCount(1);
});

test('the header stays where it is while one reads (spec 1.2)', async ({ page }) => {
  await page.goto('/villes');
  const below = page.getByRole('contentinfo');
  await expect(below).not.toBeInViewport();
  await below.scrollIntoViewIfNeeded();
  await expect(below).toBeInViewport();
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
});

test('the watches hear what a page sets, asks, moves and says', async ({ page, baseURL }) => {
  const watch = await watchForNoise(page, baseURL);
  const shifts = await watchForShifts(page);
  await page.goto('/contact');
  await drawTwice(page);
  await page.evaluate(() => {
    console.error('a fault of the test');
    void fetch('https://example.org/').catch(() => undefined);
    document.querySelector('main')?.prepend('Une ligne de plus');
  });
  await expect.poll(shifts).not.toEqual([]);
  const heard = async () =>
    Object.values(await watch.noise())
      .flat()
      .join();
  await expect.poll(heard).toContain('a fault of the test');
  await expect.poll(heard).toContain('https://example.org/');
});

test('a visit from page to page says nothing either', async ({ page, context, baseURL }) => {
  const watch = await watchForNoise(page, baseURL);
  await page.goto('/', { waitUntil: 'networkidle' });
  for (const name of ['Universités', 'Spécialisations', 'Villes', 'Guides', 'Actualités']) {
    const link = page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await page.waitForLoadState('networkidle');
  }
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await page.waitForURL(/master-maroc/);
  expect(await context.cookies()).toEqual([]);
  expect(await watch.noise()).toEqual(SILENCE);
});

test('a visitor hears nothing in the console on the pages of signing in and on the way there', async ({
  page,
  baseURL,
}) => {
  const watch = await watchForNoise(page, baseURL);
  for (const path of ['/login', '/login/error?error=OAuthCallback', '/login/sign-out']) {
    await page.goto(path, { waitUntil: 'networkidle' });
  }
  await page.goto('/admin');
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
  // The identity provider is another host by design.
  expect((await watch.noise()).complaints).toEqual([]);
});
