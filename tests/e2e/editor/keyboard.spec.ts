import { expect, openNew, test, unsavedQuestion } from './editor-page';

test('the focus starts at the title, stays in the dialog and goes back; Escape closes it, and asks when something was typed (spec 4.6)', async ({
  page,
  mark,
}) => {
  const dialog = await openNew(page);
  const title = dialog.getByLabel('Title');
  await expect(title).toBeFocused();
  // Signed with one’s own name, which is no change.
  await expect(dialog.getByLabel('Author')).toHaveValue(/^Test\b/);
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
  const opener = page.getByRole('button', { name: 'Create Article' });
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await title.fill(`Un titre ${mark}`);
  await dialog.getByLabel('Author').focus();
  await page.keyboard.press('Escape');
  const question = unsavedQuestion(page);
  await expect(question).toContainText('You have unsaved changes. Close and discard them?');
  const keep = question.getByRole('button', { name: 'Keep editing' });
  const discard = question.getByRole('button', { name: 'Discard changes' });
  for (const button of [keep, discard, keep]) {
    await expect(button).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Control+s');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(title).toHaveValue(`Un titre ${mark}`);
  await expect(dialog.getByLabel('Author')).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await discard.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await opener.click();
  await expect(title).toHaveValue('');
  await expect(dialog.getByText('Unsaved changes of')).toHaveCount(0);
});
