import { watchForShifts } from '../kit/layout-shift';
import { expectEveryLookGood } from '../kit/looks';
import { otherScreens, publicPages } from '../kit/public-pages';
import { SILENCE, watchForNoise } from '../kit/quiet-page';
import { type Page, expect, test } from '../kit/test';

const screens = [...publicPages, ...otherScreens].map(({ path }) => path);

for (const path of screens) {
  test(`${path} sets no cookie, asks nobody else, moves nothing, says nothing, and axe has nothing to say`, async ({
    page,
    context,
    baseURL,
  }) => {
    // axe looks at every element four times, and some pages list a hundred of them.
    test.slow();
    const watch = await watchForNoise(page, baseURL);
    const shifts = await watchForShifts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await drawTwice(page);
    expect(await shifts()).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await watch.noise()).toEqual(SILENCE);
    // What lies half under the header is judged at its place.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectEveryLookGood(page);
  });
}

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

const OFFICE = [
  '',
  '/articles',
  '/universities',
  '/categories',
  '/cities',
  '/users',
  '/newsletter',
];

const WITH_DIALOG = ['articles', 'universities', 'categories', 'cities'].map(
  (room) => `/admin/${room}`,
);

for (const path of [...OFFICE, '/audit'].map((room) => `/admin${room}`)) {
  test(`${path} asks nobody else and says nothing, its dialog neither`, async ({
    adminPage: page,
    context,
    baseURL,
  }) => {
    const watch = await watchForNoise(page, baseURL);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (WITH_DIALOG.includes(path)) {
      await page
        .getByRole('button', { name: /^(?:Create|Add|Edit) / })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.keyboard.press('Escape');
    }
    expect(await watch.noise()).toEqual(SILENCE);
    const cookies = await context.cookies();
    expect(cookies.every(({ httpOnly, sameSite }) => httpOnly && sameSite === 'Lax')).toBe(true);
  });
}

for (const path of ['/login', '/login/error?error=OAuthCallback', '/login/sign-out']) {
  test(`a visitor at ${path} hears nothing in the console`, async ({ page, baseURL }) => {
    const watch = await watchForNoise(page, baseURL);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect((await watch.noise()).complaints).toEqual([]);
  });
}

test('a visitor at /admin hears nothing in the console on the way to sign in', async ({
  page,
  baseURL,
}) => {
  const watch = await watchForNoise(page, baseURL);
  await page.goto('/admin');
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
  // The identity provider is another host by design.
  expect((await watch.noise()).complaints).toEqual([]);
});

/** What moved has been drawn, and told to those who watch, when the second frame comes. */
function drawTwice(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
