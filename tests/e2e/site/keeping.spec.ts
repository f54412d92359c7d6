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
/** The script that takes a list for one's own also lets it be printed. */
const expectServed = (page: Page) =>
  expect(page.getByRole('button', { name: 'Imprimer la liste' })).toBeEnabled();

test('a master can be left from its page and from the list', async ({ page }) => {
  await store(page, `${FIRST},${SECOND}`);
  await page.goto(`/masters/${FIRST}`);
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
  await heartOf(page).press('Space');
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await stored(page)).toBe(SECOND);
  await page.goto('/masters/selection');
  await expect(page).toHaveURL(`/masters/selection?m=${SECOND}`);
  await expectServed(page);
  await page.getByRole('button', { name: /^Retirer/ }).click();
  await expect(page.getByText('Elle est encore vide')).toBeVisible();
  expect(await stored(page)).toBe('');
});

test('what anybody wrote into the store is a list of masters, or nothing', async ({ page }) => {
  const many = Array.from({ length: 3000 }, (_, at) => `x-${at}`);
  await store(page, `<img src=x>,../admin,É,?m=a,${FIRST},${many.join()}`);
  await page.goto(`/masters/${FIRST}`);
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
  const link = page.getByRole('navigation', { name: 'Ma sélection' }).getByRole('link');
  await expect(link).toHaveText('Ma sélection (20 sur 20)');
  const href = (await link.getAttribute('href')) ?? '';
  expect(new URL(href).searchParams.get('m')).toBe([FIRST, ...many.slice(0, 19)].join());
});

test('a full list takes no more, and says so', async ({ page }) => {
  await store(page, Array.from({ length: 20 }, (_, at) => `x-${at}`).join());
  await page.goto(`/masters/${FIRST}`);
  await expect(page.getByText('(20 sur 20)')).toBeVisible();
  await heartOf(page).click();
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await stored(page)).not.toContain(FIRST);
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
  await expectServed(page);
  await page.goto(`/masters/${SECOND}`);
  await heartOf(page).click();
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await page.getByRole('button', { name: /^Retirer MBA HEM/ }).click();
  // Nothing is left of the list shown, so one's own is, at an address that says so.
  await expect(page).toHaveURL(`/masters/selection?m=${SECOND}`);
  expect(await stored(page)).toBe(SECOND);
});

test('another tab hears of it, and so does a page that comes back', async ({ page, context }) => {
  await page.goto(`/masters/${FIRST}`);
  const other = await context.newPage();
  await other.goto(`/masters/${FIRST}`);
  await heartOf(other).click();
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
});

test('without a store a heart leads to the list with its master', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto(`/masters/${FIRST}`);
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false');
  await heartOf(page).click();
  await expect(page).toHaveURL(`/masters/selection?m=${FIRST}`);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a tap that comes before its script is kept', async ({ page }) => {
  const script = await hold(page, '**/_site/hearts-*.js');
  await page.goto(`/masters/${FIRST}`);
  await heartOf(page).click();
  script.go();
  await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true');
  expect(new URL(page.url()).pathname).toBe(`/masters/${FIRST}`);
});

test('only pages with hearts or a list load what serves them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const isLoaded = () => asked.some((path) => path.startsWith('/_site/hearts-'));
  await page.goto('/contact', { waitUntil: 'networkidle' });
  expect(isLoaded()).toBe(false);
  await page.goto(`/masters/${FIRST}`, { waitUntil: 'networkidle' });
  expect(isLoaded()).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('hearts, the list and the comparison are forms that lead on', async ({ page }) => {
    await page.goto(`/masters/${FIRST}`);
    await heartOf(page).click();
    await expect(page).toHaveURL(`/masters/selection?m=${FIRST}`);
    const field = page.getByLabel('Adresse d’un master à ajouter');
    await field.fill(`https://guide.example.org/masters/${SECOND}`);
    await page.getByRole('button', { name: 'Ajouter' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByRole('button', { name: 'Comparer les masters cochés' }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await page.getByRole('button', { name: /^Retirer MBA HEM/ }).click();
    await expect(page.getByText('Il faut un second master pour comparer')).toBeVisible();
  });
});
