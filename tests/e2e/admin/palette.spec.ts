import { randomUUID } from 'node:crypto';
import { expectEveryLookGood } from '../kit/looks';
import { type Page, expect, test } from '../kit/test';

test('a row is found and opened with the keyboard alone, from any screen', async ({
  adminPage: page,
  db,
}) => {
  const name = `Ville ${randomUUID().slice(0, 8)}`;
  const { id } = await db.city.create({
    data: { name, slug: name.toLowerCase().replace(' ', '-') },
  });
  await page.goto('/admin/audit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit Log');
  const { dialog, box } = await openPalette(page);
  await expect(box).toBeFocused();
  await box.pressSequentially(name.toUpperCase());
  const option = dialog.getByRole('group', { name: 'Cities' }).getByRole('option', { name });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await option.getAttribute('id')) ?? '',
  );
  await expect(dialog.getByRole('status')).toHaveText('1 result');
  await expectEveryLookGood(page);
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Edit City' });
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue(name);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/cities$/);

  // The same row again, now from its own list.
  const again = await openPalette(page);
  await again.box.fill(name);
  // At once: it waits for the answer to what is typed.
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue(name);
  await db.city.delete({ where: { id } });
});

test('actions are walked through with the arrows, and lead where they say', async ({
  adminPage: page,
}) => {
  await page.goto('/admin');
  const { dialog, box } = await openPalette(page);
  const options = dialog.getByRole('option');
  await expect(options.first()).toHaveAccessibleName('Go to the dashboard');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await box.fill('site settings');
  await expect(options.first()).toContainText('Go to Site settings');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Site Settings');

  const second = await openPalette(page);
  await second.box.fill('add university');
  await expect(second.dialog.getByRole('option').first()).toHaveAccessibleName('Add University');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add University' })).toBeVisible();
});

test('Escape closes it and gives the focus back; over a dialog the keys belong to that', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/cities');
  await page.getByRole('button', { name: 'Find anything' }).press('Enter');
  const palette = page.getByRole('dialog', { name: 'Find anything' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Find anything' })).toBeFocused();
  await page.getByRole('button', { name: 'Add City' }).click();
  await expect(page.getByRole('dialog', { name: 'Add City' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

/** With its key, once the page listens to it. */
async function openPalette(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Find anything' });
  // A second press over the dialog is the dialog’s, and does nothing.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass();
  return { dialog, box: dialog.getByRole('combobox', { name: 'Find rows and actions' }) };
}
