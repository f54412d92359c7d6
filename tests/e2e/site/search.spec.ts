import { violations } from '../kit/axe';
import { expectEveryLookGood } from '../kit/looks';
import { type Page, expect, test } from '../kit/test';

const box = (page: Page) => page.getByRole('banner').locator('#recherche');
const options = (page: Page) => page.getByRole('banner').getByRole('option');

/** Types once the code that listens is there: it is loaded when the field gets the focus. */
async function type(page: Page, text: string) {
  await box(page).focus();
  await expect(box(page)).toHaveRole('combobox');
  await box(page).pressSequentially(text);
}

test('names are suggested while typing, without asking the server for them', async ({ page }) => {
  await page.goto('/villes');
  await box(page).focus();
  await expect(box(page)).toHaveRole('combobox');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await box(page).pressSequentially('fés');
  await expect(options(page).first()).toHaveText('Fès Ville');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  expect(asked).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

test('the arrows choose, Enter searches', async ({ page }) => {
  await page.goto('/villes');
  await type(page, 'casa');
  await page.keyboard.press('ArrowDown');
  const first = options(page).first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  const id = await first.getAttribute('id');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/recherche\?q=Casablanca$/);
  await expect(page.getByRole('main').getByRole('status')).toContainText('Casablanca');
});

test('Escape closes the list and keeps what was typed', async ({ page }) => {
  await page.goto('/villes');
  await type(page, 'rabat');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue('rabat');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/recherche\?q=rabat$/);
});

test('a suggestion can be clicked', async ({ page }) => {
  await page.goto('/');
  await type(page, 'hassan');
  await options(page).filter({ hasText: 'Hassan II' }).click();
  await expect(page).toHaveURL(/\/recherche\?q=Universit/);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toContainText(
    'Hassan II',
  );
});

test('in the menu of a small screen, Escape closes the list before the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/villes');
  await page.getByRole('button', { name: 'Menu' }).click();
  await type(page, 'mar');
  await expect(options(page).first()).toBeInViewport();
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(box(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
});

test('results are marked, filtered and paged by links', async ({ page }) => {
  await page.goto('/recherche?q=master');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Recherche');
  await expect(main.locator('mark').first()).toHaveText(/master/i);
  await main.getByRole('link', { name: 'Suivant' }).click();
  await expect(page).toHaveURL(/\/recherche\?q=master&page=2$/);
  await expect(main.getByText('Page 2 sur')).toBeVisible();
  const kinds = main.getByRole('navigation', { name: 'Types de résultats' });
  await kinds.getByRole('link', { name: /^Universités/ }).click();
  await expect(page).toHaveURL(/\/recherche\?q=master&type=universites$/);
  await expect(kinds.getByRole('link', { name: /^Universités/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Universités']);
  await main.getByLabel('Ville').selectOption('casablanca');
  await main.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page).toHaveURL(/\/recherche\?q=master&ville=casablanca$/);
});

test('without results there are ways on', async ({ page }) => {
  await page.goto('/recherche?q=xqzwk+bourse');
  const main = page.getByRole('main');
  await expect(main.getByText('Aucun résultat pour « xqzwk bourse »')).toBeVisible();
  await main.getByRole('link', { name: 'bourse' }).first().click();
  await expect(main.getByRole('status')).toContainText('bourse');
});

const SCREENS = ['/recherche', '/recherche?q=a', '/recherche?q=casablnca', '/recherche?q=xqzwkv'];
for (const path of SCREENS) {
  test(`${path}: nothing for axe, and it fits every width`, async ({ page }) => {
    await page.goto(path);
    await expectEveryLookGood(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the forms, the kinds and the pages work', async ({ page }) => {
    await page.goto('/');
    await page.getByPlaceholder('Rechercher un master...').fill('casablnca');
    await page.keyboard.press('Enter');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Casablanca', exact: true })).toBeVisible();
    await main.getByRole('link', { name: /^Articles/ }).click();
    await expect(page).toHaveURL(/\/recherche\?q=casablnca&type=articles$/);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Articles']);
  });
});
