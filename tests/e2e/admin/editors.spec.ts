import { randomUUID } from 'node:crypto';
import { card, expectToast, isAnswerOf, listIsThere } from './admin-screens';
import { expectEveryLookGood } from '../kit/looks';
import { stopClock } from '../kit/stopped-clock';
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
    expect((await db.user.findUniqueOrThrow({ where: { id } })).isEditor).toBe(isEditor);
    await expectEveryLookGood(page);
  }
  await row.getByRole('switch', { name: 'Admin: Salma' }).click();
  await expectToast(page, 'User admin status updated successfully');
  await expect(box).toBeDisabled();
  await db.user.delete({ where: { id } });
});

test('an editor is shown the sections of content alone, and writes in them', async ({
  page,
  editor,
  db,
}) => {
  await page.goto('/admin');
  const nav = page.getByRole('navigation', { name: 'Sections' });
  await expect(page.getByRole('banner').getByText(editor.email)).toBeVisible();
  const labels = await nav.getByRole('link').allTextContents();
  expect(labels).toEqual(expect.arrayContaining(['Articles', 'Media', 'Proposals', 'Import']));
  for (const label of FOR_ADMINS) expect(labels).not.toContain(label);
  await expect(page.getByText('Active subscribers')).toHaveCount(0);
  await expectEveryLookGood(page);

  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Find rows and actions' });
  for (const word of ['users', 'newsletter', 'settings', 'audit']) {
    await box.fill(word);
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Nothing has that name.');
  }
  await page.keyboard.press('Escape');

  const name = `Ville ${randomUUID().slice(0, 8)}`;
  await page.goto('/admin/cities?create');
  const form = page.getByRole('dialog', { name: 'Add City' });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByRole('button', { name: 'Save City' }).click();
  await expectToast(page, 'City created successfully');
  await page.goto(`/admin/cities?q=${encodeURIComponent(name)}`);
  await expect(card(page, name)).toBeVisible();
  await db.city.deleteMany({ where: { name } });

  await page.goto('/admin/import');
  await listIsThere(page);
  await expect(page.getByLabel('List').getByRole('option', { name: /subscribers/ })).toHaveCount(0);
});

test('an editor who types the address of another section is told, and led to the site', async ({
  page,
  editor: _signedIn,
}) => {
  const letGo = await stopClock(page);
  const answer = await page.goto('/admin/users');
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('heading', { name: 'Admin Access Required' })).toBeVisible();
  await letGo();
  await expect(page).toHaveURL('/');
});

test('whose role is taken away while a screen is open is told at the next call', async ({
  page,
  editor,
  db,
}) => {
  await page.goto('/admin/cities');
  await listIsThere(page);
  await db.user.update({ where: { id: editor.id }, data: { isEditor: false } });
  await page.getByRole('button', { name: 'Add City' }).click();
  const form = page.getByRole('dialog', { name: 'Add City' });
  await form.getByLabel('Name', { exact: true }).fill('Essai sans droits');
  const isAnswer = isAnswerOf('cities', 'POST');
  const refused = page.waitForResponse((answer) => isAnswer(answer) && answer.status() === 403);
  await form.getByRole('button', { name: 'Save City' }).click();
  await refused;
  await expect(page.locator('.toast')).toContainText('Admin Access Required');
  expect(await db.city.count({ where: { name: 'Essai sans droits' } })).toBe(0);
});
