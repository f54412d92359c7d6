import { expect, test } from '../kit/test';

test.use({ javaScriptEnabled: false });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('what is chosen in the sheet is applied by the button that shows the masters', async ({
    page,
  }) => {
    await page.goto('/masters');
    await page.getByRole('button', { name: 'Filtrer' }).click();
    const sheet = page.locator('.filter-sheet');
    await sheet.getByLabel('Ville').selectOption('rabat');
    await sheet.getByRole('button', { name: 'Voir les masters' }).click();
    await expect(page).toHaveURL(/\/masters\?ville=rabat$/);
    await page.getByRole('button', { name: 'Filtrer (1 filtre actif)' }).click();
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole('button')).toHaveCount(1);
  });
});

test('a list of masters is put together in addresses, and compared', async ({ page }) => {
  await page.goto('/masters/mba-hem');
  await page.getByRole('button', { name: 'Garder ce master' }).click();
  await expect(page).toHaveURL('/masters/selection?m=mba-hem');
  await page
    .getByLabel('Adresse d’un master à ajouter')
    .fill('https://example.org/masters/master-actuariat-finance-encg-casablanca/');
  await page.getByRole('button', { name: 'Ajouter' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('link', { name: 'Ou choisissez-le dans le répertoire' }).click();
  await page.getByLabel('Ville').selectOption('rabat');
  await page.getByRole('button', { name: 'Voir les masters' }).click();
  await expect(page).toHaveURL(/\/masters\?m=mba-hem.*&ville=rabat$/);
  await page
    .getByRole('button', { name: /^Garder\s:/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/masters\/selection\?m=mba-hem.*&m=/);
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('button', { name: 'Comparer les masters cochés' }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await page.getByRole('button', { name: /^Retirer MBA HEM/ }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
});
