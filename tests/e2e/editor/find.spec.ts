import { expectEveryLookGood } from '../kit/looks';
import { expect, openNew, test } from './editor-page';

const TEXT = `L’école est à Fès.\n\n${'Une ligne.\n\n'.repeat(120)}L'ÉCOLE est à Rabat, l’école aussi.`;

test('words are found and replaced by keys alone, undo takes it back, and what is not found is said', async ({
  adminPage: page,
}) => {
  const dialog = await openNew(page);
  const area = dialog.getByRole('textbox', { name: 'Content', exact: true });
  await area.fill(TEXT);
  await area.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(0, 7));
  await page.keyboard.press('Control+f');
  const panel = dialog.getByRole('region', { name: 'Find and replace' });
  const find = panel.getByLabel('Find', { exact: true });
  await expect(find).toBeFocused();
  await expect(find).toHaveValue('L’école');
  const said = panel.getByRole('status');
  await expect(said).toHaveText('1 of 3: L’école est à Fès.');
  await expectEveryLookGood(page);
  const scrolled = () => area.evaluate((one) => one.scrollTop);
  await area.evaluate((one) => (one.scrollTop = 0));
  await page.keyboard.press('Enter');
  await expect(said).toHaveText("2 of 3: L'ÉCOLE est à Rabat, l’école aussi.");
  await expect(find).toBeFocused();
  const chosen = () =>
    area.evaluate((one: HTMLTextAreaElement) =>
      one.value.slice(one.selectionStart, one.selectionEnd),
    );
  expect(await chosen()).toBe("L'ÉCOLE");
  const far = await scrolled();
  expect(far).toBeGreaterThan(500);
  await page.keyboard.press('Shift+Enter');
  await expect(said).toContainText('1 of 3');
  expect(await scrolled()).toBeLessThan(far);
  await page.keyboard.press('Shift+Enter');
  await expect(said).toContainText('3 of 3');

  await panel.getByLabel('Replace with').focus();
  await page.keyboard.type('la faculté');
  await page.keyboard.press('Enter');
  await expect(area).toHaveValue(TEXT.replace(/l’école aussi/, 'la faculté aussi'));
  await expect(panel.getByLabel('Replace with')).toBeFocused();
  await expect(said).toContainText('1 place replaced');
  await panel.getByRole('button', { name: 'Replace all' }).press('Enter');
  await expect(said).toContainText('2 places replaced');
  await expect(said).toContainText('Not found.');
  await expect(area).toHaveValue(TEXT.replaceAll(/l['’]école/gi, 'la faculté'));
  await find.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await expect(area).toBeFocused();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(area).toHaveValue(TEXT);

  await dialog.getByRole('button', { name: 'Find and replace' }).click();
  await find.fill("l'école");
  await expect(said).toContainText('of 3');
  await panel.getByLabel('Exactly as written').check();
  await expect(said).toHaveText('Not found.');
  for (const name of ['Next', 'Previous', 'Replace', 'Replace all']) {
    await panel.getByRole('button', { name, exact: true }).click();
  }
  await expect(area).toHaveValue(TEXT);
  await find.press('Enter');
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Close the search' }).click();
  await expect(area).toBeFocused();
});
