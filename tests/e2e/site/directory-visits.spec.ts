import { hold, roundTrip } from '../kit/hold';
import { expectGoodLook } from '../kit/looks';
import { type Page, expect, test } from '../kit/test';

test.use({ viewport: { width: 360, height: 740 } });

const sheetOf = (page: Page) => page.getByRole('form', { name: 'Filtrer les masters' });
const buttonOf = (page: Page) => sheetOf(page).getByRole('button');
const filter = (page: Page) => page.getByRole('button', { name: 'Filtrer' }).click();
/** A tap gives a field the focus before something is chosen in it. */
async function choose(page: Page, label: string, value: string) {
  const field = sheetOf(page).getByLabel(label, { exact: true });
  await field.focus();
  await field.selectOption(value);
}
const cardsOf = (page: Page) => page.getByRole('main').getByRole('article');
/** What the page that is shown says it has. */
const totalOf = async (page: Page) =>
  Number.parseInt((await page.getByRole('status').textContent()) ?? '', 10);

test('a student of economics in Settat finds what the FEG offers, costs and asks for', async ({
  page,
}) => {
  test.slow();
  await page.goto('/masters');
  await filter(page);
  await choose(page, 'Ville', 'settat');
  await choose(page, 'Établissement', 'feg-settat');
  await expect(buttonOf(page)).toHaveText(/^Voir \d+ masters$/);
  const said = Number.parseInt(/\d+/.exec(await buttonOf(page).innerText())?.[0] ?? '', 10);
  await expectGoodLook(page, 'the sheet');
  await buttonOf(page).click();
  await expect(page).toHaveURL('/masters?ville=settat&etablissement=feg-settat');
  expect(await totalOf(page)).toBe(said);
  await expect(cardsOf(page)).toHaveCount(said);

  const card = cardsOf(page).filter({ hasText: 'Audit et contrôle de gestion' });
  await expect(card).toContainText('Gratuit s’il est à temps plein (règle générale)');
  await card.getByRole('link').click();

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Audit et contrôle');
  const notice = main.getByRole('region', { name: /11\sseptembre/ });
  await expect(notice.getByRole('link', { name: 'Noter dans mon agenda' })).toBeVisible();
  await expectGoodLook(page, 'the record');
});

test('an employee with 60,000 DH in Casablanca is told what there is', async ({ page }) => {
  test.slow();
  await page.goto('/masters');
  await filter(page);
  await choose(page, 'Ville', 'casablanca');
  await choose(page, 'Budget total', '60000');
  await choose(page, 'Rythme', 'week-end');
  await choose(page, 'Trier par', 'cout');
  await expect(buttonOf(page)).toHaveText('Aucun master : que changer ?');
  await buttonOf(page).click();
  await page.getByRole('link', { name: /^\d+\smasters sans le filtre Ville$/ }).click();
  await expect(page).toHaveURL('/masters?rythme=week-end&budget=60000&tri=cout');

  await expect(cardsOf(page).first()).toContainText(/54\s000\sDH au total/);
  await expect(page.getByText(/le coût total de \d+\sautres? masters?/)).toBeVisible();
  await expectGoodLook(page, 'the list');
});

test('the number on the button is that of the last choice, whichever is answered first; without one it works', async ({
  page,
}) => {
  await page.goto('/masters');
  await filter(page);
  const slow = await hold(page, '**/masters?ville=rabat', 'HEAD');
  await choose(page, 'Ville', 'rabat');
  await slow.asked;
  await expect(buttonOf(page)).toHaveText('Voir les masters');
  const option = await sheetOf(page).locator('option[value=casablanca]').textContent();
  const count = /\((\d+)\)/.exec(option ?? '')?.[1];
  await choose(page, 'Ville', 'casablanca');
  await expect(buttonOf(page)).toHaveText(`Voir ${count} masters`);
  const late = page.waitForResponse('**/masters?ville=rabat');
  slow.go();
  await late;
  await roundTrip(page);
  await expect(buttonOf(page)).toHaveText(`Voir ${count} masters`);
  const unanswered = '**/masters?ville=settat';
  await page.route(unanswered, (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  );
  const lost = page.waitForEvent('requestfailed');
  await choose(page, 'Ville', 'settat');
  await lost;
  await expect(buttonOf(page)).toHaveText('Voir les masters');
  await buttonOf(page).click();
  await expect(page).toHaveURL('/masters?ville=settat');
});

test('whoever tabs past the end of the sheet is in front of it', async ({ page }) => {
  await page.goto('/masters');
  await page.getByRole('button', { name: 'Filtrer' }).press('Enter');
  await sheetOf(page).getByLabel('Ville', { exact: true }).focus();
  await expect(buttonOf(page)).toHaveText(/^Voir \d+ masters$/);
  await buttonOf(page).press('Tab');
  await expect(sheetOf(page)).toBeHidden();
  await expect(cardsOf(page).first().getByRole('link')).toBeFocused();
});
