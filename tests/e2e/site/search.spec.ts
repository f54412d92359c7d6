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

test('names are suggested while typing, without asking the server for them; Escape closes them', async ({
  page,
}) => {
  await page.goto('/villes');
  await type(page, '');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await box(page).pressSequentially('fés');
  await expect(options(page).first()).toHaveText('Fès Ville');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  expect(asked).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue('fés');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/recherche\?q=f%C3%A9s$/);
});

test('the arrows choose, Enter goes there; the last line leads to all results', async ({
  page,
}) => {
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
  await expect(options(page).last()).toHaveText(/Voir tous les résultats/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/villes\/casablanca$/);
  await type(page, 'finance casa');
  await expect(options(page).first()).toHaveText('Masters en finance à Casablanca');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/recherche\?q=finance\+casa$/);
});

test('each kind is told, and a misspelt word has a nearest one', async ({ page }) => {
  await page.goto('/villes');
  await type(page, 'encg settat');
  await expect(options(page).first()).toHaveText('ENCG Settat Établissement');
  await box(page).fill('casablnca');
  await expect(options(page).first()).toHaveText(/Vouliez-vous dire « Casablanca » \?/);
  await options(page).first().click();
  await expect(page).toHaveURL(/\/recherche\?q=Casablanca$/);
});

test('on a phone the icon opens the field, ready to type, with its suggestions under it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/villes');
  await page.getByRole('banner').getByRole('button', { name: 'Rechercher' }).click();
  const field = page.locator('#recherche-mobile');
  await expect(field).toBeFocused();
  await expect(field).toHaveRole('combobox');
  await field.pressSequentially('mar');
  // What a keyboard leaves of a small screen.
  await expect(options(page).first()).toBeInViewport();
  const last = await options(page).last().boundingBox();
  expect((last?.y ?? 640) + (last?.height ?? 0)).toBeLessThanOrEqual(400);
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});

test('the first page asks what one looks for, and leads into the directory', async ({ page }) => {
  await page.goto('/');
  const finder = page.getByRole('search', { name: 'Trouver un master' });
  await finder.getByLabel('Spécialisation').selectOption('finance');
  await finder.getByLabel('Ville').selectOption('casablanca');
  await finder.getByRole('button', { name: 'Trouver un master' }).click();
  await expect(page).toHaveURL(/\/masters\?specialisation=finance&ville=casablanca$/);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Casablanca');
});

// The others are built of the same parts.
const SCREENS = ['?q=a', '?q=casablnca', '?q=casablnca&mots=exacts', '?q=date+concours+settat'].map(
  (query) => `/recherche${query}`,
);
for (const path of SCREENS) {
  test(`${path}: nothing for axe, and it fits every width`, async ({ page }) => {
    await page.goto(path);
    await expectEveryLookGood(page);
  });
}
