import { expect, openNew, test, unsavedQuestion } from './editor-page';

test('the focus starts at the title, stays in the dialog and goes back to what opened it', async ({
  adminPage: page,
}) => {
  const dialog = await openNew(page);
  await expect(dialog.getByLabel('Title')).toBeFocused();
  const isInside = () =>
    page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);
  const stops = await dialog
    .locator('input, textarea, select, button, a[href], [tabindex="0"]')
    .count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < stops + 3; step += 1) {
      await page.keyboard.press(key);
      expect(await isInside()).toBe(true);
    }
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Create Article' })).toBeFocused();
});

test('the question has the focus to itself and gives it back', async ({ page, mark }) => {
  const dialog = await openNew(page);
  await dialog.getByLabel('Title').fill(`Un titre ${mark}`);
  await dialog.getByLabel('Author').focus();
  await page.keyboard.press('Escape');
  const question = unsavedQuestion(page);
  const keep = question.getByRole('button', { name: 'Keep editing' });
  const discard = question.getByRole('button', { name: 'Discard changes' });
  for (const button of [keep, discard, keep]) {
    await expect(button).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Control+s');
  await expect(question).toBeVisible();
  await keep.click();
  await expect(dialog.getByLabel('Author')).toBeFocused();
});
