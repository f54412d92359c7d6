import { randomUUID } from 'node:crypto';
import { expectToast } from './admin-screens';
import { card, listIsThere } from '../kit/lists';
import { expectEveryLookGood } from '../kit/looks';
import { expect, test } from '../kit/test';

const FOR_ADMINS = ['Users', 'Newsletter', 'Letters', 'Site settings', 'Audit log'];

test('an admin makes somebody an editor with the keyboard, and takes it back', async ({
  adminPage: page,
  db,
}) => {
  const email = `redactrice-${randomUUID()}@example.org`;
  const { id } = await db.user.create({ data: { email, firstName: 'Salma' } });
  await page.goto(`/admin/users?q=${email}`);
  const row = card(page, 'Salma');
  const box = row.getByRole('checkbox', { name: 'Editor: Salma' });
  for (const isEditor of [true, false]) {
    await expect(box).toBeChecked({ checked: !isEditor });
    await row.getByRole('switch', { name: 'Admin: Salma' }).focus();
    await page.keyboard.press('Tab');
    await expect(box).toBeFocused();
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await page.keyboard.press('Space');
    expect((await sent).postDataJSON()).toEqual({ isEditor });
    await expectToast(page, 'User editor status updated successfully');
    await expect(row.getByText('Editor', { exact: true })).toHaveCount(isEditor ? 2 : 1);
    await expect(box).toBeChecked({ checked: isEditor });
    if (isEditor) await expectEveryLookGood(page);
  }
  await row.getByRole('switch', { name: 'Admin: Salma' }).click();
  await expectToast(page, 'User admin status updated successfully');
  await expect(box).toBeDisabled();
  await db.user.delete({ where: { id } });
});

test('an editor is shown the sections of content alone', async ({ page, editor }) => {
  await page.goto('/admin');
  const nav = page.getByRole('navigation', { name: 'Sections' });
  await expect(page.getByRole('banner').getByText(editor.email)).toBeVisible();
  const labels = await nav.getByRole('link').allTextContents();
  expect(labels).toEqual(expect.arrayContaining(['Articles', 'Media', 'Proposals', 'Import']));
  for (const label of FOR_ADMINS) expect(labels).not.toContain(label);
  await expect(page.getByText('Active subscribers')).toHaveCount(0);

  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Find rows and actions' });
  for (const word of ['users', 'newsletter', 'settings', 'audit']) {
    await box.fill(word);
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Nothing has that name.');
  }
  await page.keyboard.press('Escape');

  await page.goto('/admin/import');
  await listIsThere(page);
  await expect(page.getByLabel('List').getByRole('option', { name: /subscribers/ })).toHaveCount(0);
});
