import { hold } from '../kit/hold';
import { type Page, expect, test } from '../kit/test';

const KEY = 'masters-gardes';
const FIRST = 'mba-hem';
const SECOND = 'master-actuariat-finance-encg-casablanca';

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const store = (page: Page, text: string) =>
  page.addInitScript(
    ([key, value]) => localStorage.getItem(key) ?? localStorage.setItem(key, value),
    [KEY, text] as const,
  );
const heartOf = (page: Page) => page.getByRole('button', { name: 'Garder ce master' });
/** The list that is shown has been taken for one's own. */
const expectOwn = (page: Page) =>
  expect.poll(() => page.evaluate(() => history.state?.isOwn)).toBe(true);

test('a master can be left from its page and from the list', async ({ page }) => {
  await store(page, `${FIRST},${SECOND}`);
  await page.goto(`/masters/${FIRST}`);
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
  await heartOf(page).press('Space');
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await stored(page)).toBe(SECOND);
  await page.goto('/masters/selection');
  await expect(page).toHaveURL(`/masters/selection?m=${SECOND}`);
  await expectOwn(page);
  await page.getByRole('button', { name: /^Retirer/ }).click();
  await expect(page.getByText('Elle est encore vide')).toBeVisible();
  expect(await stored(page)).toBe('');
});

test('what anybody wrote into the store is a list of masters; a full one takes no more, and says so', async ({
  page,
}) => {
  const many = Array.from({ length: 3000 }, (_, at) => `x-${at}`);
  await store(page, `<img src=x>,../admin,É,?m=a,${FIRST},${many.join()}`);
  await page.goto(`/masters/${FIRST}`);
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
  const link = page.getByRole('navigation', { name: 'Ma sélection' }).getByRole('link');
  await expect(link).toHaveText('Ma sélection (20 sur 20)');
  const href = (await link.getAttribute('href')) ?? '';
  expect(new URL(href, page.url()).searchParams.get('m')).toBe(
    [FIRST, ...many.slice(0, 19)].join(),
  );
  await page.goto(`/masters/${SECOND}`);
  await expect(page.getByText('(20 sur 20)')).toBeVisible();
  await heartOf(page).click();
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await stored(page)).not.toContain(SECOND);
  await expect(page.getByText('Elle compte déjà 20 masters')).toBeVisible();
});

test('one’s own list forgets what is gone; a list of others stays theirs', async ({ page }) => {
  await store(page, `${FIRST},nulle-part`);
  await page.goto('/masters/selection');
  await expect(page.getByRole('note')).toContainText('n’est plus publié');
  await expect.poll(() => stored(page)).toBe(FIRST);
  await page.goto(`/masters/selection?m=${SECOND}`);
  await expect(page.getByText('Cette liste vient d’un lien')).toBeVisible();
  expect(await stored(page)).toBe(FIRST);
});

test('what is taken out of a comparison or of a list of others stays in one’s own', async ({
  page,
}) => {
  await store(page, `${FIRST},${SECOND}`);
  const remove = page.getByRole('button', { name: /^Retirer MBA HEM/ });
  await page.goto(`/masters/comparer?m=${FIRST},${SECOND}`);
  await remove.click();
  await expect(page).toHaveURL(`/masters/comparer?m=${SECOND}`);
  expect(await stored(page)).toBe(`${FIRST},${SECOND}`);
  await page.goto(`/masters/selection?m=${FIRST}`);
  await remove.click();
  // Nothing is left of theirs, so one's own is shown.
  await expect(page).toHaveURL(`/masters/selection?m=${FIRST},${SECOND}`);
  expect(await stored(page)).toBe(`${FIRST},${SECOND}`);
});

test('what is taken out of one’s own list after going back stays out', async ({ page }) => {
  await store(page, FIRST);
  await page.goto('/masters/selection');
  await expect(page).toHaveURL(`/masters/selection?m=${FIRST}`);
  await expectOwn(page);
  await page.goto(`/masters/${SECOND}`);
  await heartOf(page).click();
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await page.getByRole('button', { name: /^Retirer MBA HEM/ }).click();
  // Nothing is left of the list shown, so one's own is, at an address that says so.
  await expect(page).toHaveURL(`/masters/selection?m=${SECOND}`);
  expect(await stored(page)).toBe(SECOND);
});

test('another tab hears of it', async ({ page, context }) => {
  await page.goto(`/masters/${FIRST}`);
  const other = await context.newPage();
  await other.goto(`/masters/${FIRST}`);
  await heartOf(other).click();
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
});

test('without a store, or without its island, a heart leads to the list with its master', async ({
  page,
}) => {
  const lead = async () => {
    await page.goto(`/masters/${FIRST}`);
    await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false');
    await heartOf(page).click();
    await expect(page).toHaveURL(`/masters/selection?m=${FIRST}`);
    await expect(page.getByRole('article')).toHaveCount(1);
  };
  await page.route('**/_site/heart*', (route) => route.fulfill({ status: 404 }));
  await lead();
  await page.goBack();
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/_site/heart*');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await lead();
});

test('taps that come before the island answer at once, and none of them is lost', async ({
  page,
}) => {
  const island = await hold(page, '**/_site/heart*');
  await page.goto('/masters');
  const hearts = page.getByRole('button', { name: /^Garder\s: ./ });
  const [first, second, third] = [hearts.nth(0), hearts.nth(1), hearts.nth(2)];
  for (const heart of [first, second, second, third, third, third]) await heart.click();
  const expectPressed = async () => {
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await expect(second).toHaveAttribute('aria-pressed', 'false');
    await expect(third).toHaveAttribute('aria-pressed', 'true');
  };
  await expectPressed();
  expect(await stored(page)).toBeNull();
  island.go();
  await expect(page.getByRole('navigation', { name: 'Ma sélection' })).toContainText('2 sur 20');
  await expectPressed();
  const slugs = [await first.getAttribute('value'), await third.getAttribute('value')];
  expect((await stored(page))?.split(',').sort()).toEqual(slugs.sort());
  await expect(page).toHaveURL('/masters');
});

test('who leaves before the island is there has kept what was tapped', async ({ page }) => {
  await hold(page, '**/_site/heart*');
  await page.goto('/masters');
  const hearts = page.getByRole('button', { name: /^Garder\s: ./ });
  for (const at of [0, 1, 2, 2]) await hearts.nth(at).click();
  const slugs = [
    await hearts.nth(0).getAttribute('value'),
    await hearts.nth(1).getAttribute('value'),
  ];
  await page.getByRole('link', { name: 'Candidatures' }).first().click();
  await page.waitForURL('**/candidatures');
  expect((await stored(page))?.split(',').filter(Boolean)).toEqual(slugs);
});

test('of thirty-one quick taps on a heart each counts, before its island is there and after', async ({
  page,
}) => {
  const tapOften = () =>
    heartOf(page).evaluate((heart: HTMLElement) => {
      for (let tap = 0; tap < 31; tap += 1) heart.click();
    });
  await page.goto(`/masters/${FIRST}`);
  await tapOften();
  await expect(page.getByText('(1 sur 20)')).toBeVisible();
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await stored(page)).toBe(FIRST);
  await tapOften();
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await stored(page)).toBe('');
});

test('an island that was lost on its way is asked for again by the tap', async ({ page }) => {
  await page.route('**/_site/heart*', (route) => route.abort(), { times: 1 });
  await page.goto(`/masters/${FIRST}`);
  const lost = page.waitForEvent('requestfailed');
  await heartOf(page).focus();
  await lost;
  await page.keyboard.press('Enter');
  await expect(page.getByText('(1 sur 20)')).toBeVisible();
  expect(await stored(page)).toBe(FIRST);
  expect(new URL(page.url()).pathname).toBe(`/masters/${FIRST}`);
});

test('a list of others can be kept with the first tap', async ({ page }) => {
  const island = await hold(page, '**/_site/selection*');
  await page.goto(`/masters/selection?m=${FIRST},${SECOND}`, { waitUntil: 'networkidle' });
  const offer = page.getByRole('region', { name: 'Liste reçue' });
  await expect(offer).toBeVisible();
  expect(island.count()).toBe(0);
  await offer.getByRole('button', { name: 'Garder ces masters' }).click();
  island.go();
  await expect(offer).toBeHidden();
  expect(await stored(page)).toBe(`${FIRST},${SECOND}`);
});

test('what hearts need is loaded by a tap, or where something is kept', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const isLoaded = () => asked.some((path) => path.startsWith('/_site/heart'));
  await page.goto(`/masters/${FIRST}`, { waitUntil: 'networkidle' });
  expect(isLoaded()).toBe(false);
  await heartOf(page).click();
  await expect.poll(isLoaded).toBe(true);
  await expect.poll(() => stored(page)).toBe(FIRST);
  asked.length = 0;
  await page.goto('/contact', { waitUntil: 'networkidle' });
  expect(isLoaded()).toBe(false);
  await page.goto('/masters', { waitUntil: 'networkidle' });
  expect(isLoaded()).toBe(true);
});

test('a phone shows once what compared masters share, and a wider screen in each column', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/masters/comparer?m=${FIRST},${SECOND}`);
  const [shared, other] = [page.locator('tr[data-same]'), page.locator('tr[data-different]')];
  const count = await shared.count();
  expect(count).toBeGreaterThan(0);
  await expect(shared.locator('td:visible')).toHaveCount(count);
  await expect(shared.locator('.compare-name:visible')).toHaveCount(0);
  await expect(other.first().locator('td:visible')).toHaveCount(2);
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(shared.locator('td:visible')).toHaveCount(2 * count);
});
