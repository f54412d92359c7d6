import type { Locator } from '@playwright/test';
import { expectQuestion, expectToast } from './admin-screens';
import { expectEveryLookGood } from '../kit/looks';
import { test } from '../kit/own-site';
import { type Page, expect } from '../kit/test';

// Every page names the publisher, so this site is no other test's; in order, from empty to filled.
test.describe.configure({ mode: 'serial' });

const SAVED = 'Site settings updated successfully';
const PUBLISHER = 'Éditions Atlas';
const LINKS = ['https://www.linkedin.com/company/guide', 'https://mastodon.example/@guide'];

async function openSettings(page: Page): Promise<Locator> {
  await page.goto('/admin/settings');
  await page.getByRole('button', { name: 'Edit Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Site Settings' });
  await expect(dialog).toBeVisible();
  return dialog;
}

const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Save Settings' }).click();
const fact = (page: Page, label: string) =>
  page.locator('.setting-list > div').filter({ has: page.getByText(label, { exact: true }) });

test('an empty site says what the law asks for, and its dialog is good to look at', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/settings');
  await expect(fact(page, 'Publisher')).toContainText('Missing: the law asks for it');
  await expect(fact(page, 'Phone')).toContainText('Not filled in');
  await expect(page.getByText('Nothing has been filled in yet.')).toBeVisible();
  await openSettings(page);
  await expectEveryLookGood(page);
});

test('what is wrong is said at its field, and nothing typed is lost', async ({
  adminPage: page,
  db,
}) => {
  const dialog = await openSettings(page);
  await dialog.getByLabel('Publisher').fill(PUBLISHER);
  await dialog.getByLabel('Contact e-mail').fill('a@b');
  await dialog.getByLabel('Phone').fill('appelez-nous');
  await dialog.getByLabel('Social links').fill(`${LINKS[0]}\nhttp://x.example/`);
  await save(dialog);
  for (const [label, words] of [
    ['Contact e-mail', /Must be a whole e-mail address/],
    ['Phone', /Must be a phone number/],
    ['Social links', /Each line must be a https:\/\/ address/],
  ] as const) {
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(words);
  }
  await expect(dialog.getByLabel('Contact e-mail')).toBeFocused();
  await expect(dialog.getByLabel('Publisher')).toHaveValue(PUBLISHER);
  expect(await db.siteSettings.count()).toBe(0);
  await page.keyboard.press('Escape');
  const question = await expectQuestion(page, 'You have unsaved changes. Close and discard them?');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Publisher')).toHaveValue(PUBLISHER);
});

test('what is saved stands on the screen, in the log and on the pages of readers', async ({
  adminPage: page,
  admin,
  db,
}) => {
  const dialog = await openSettings(page);
  await dialog.getByLabel('Publisher').fill(PUBLISHER);
  await dialog.getByLabel('Contact e-mail').fill('equipe@guide.example');
  await dialog.getByLabel('Social links').fill(LINKS.join('\n'));
  await save(dialog);
  await expectToast(page, SAVED);
  await expect(dialog).toHaveCount(0);
  await expect(fact(page, 'Publisher')).toContainText(PUBLISHER);
  await expect(fact(page, 'Address')).toContainText('Missing: the law asks for it');
  expect((await db.siteSettings.findFirstOrThrow()).socialLinks).toEqual(LINKS);
  expect(await db.auditEntry.count({ where: { actorId: admin.id } })).toBe(1);
  await page.goto('/mentions-legales');
  await expect(page.getByRole('main')).toContainText(PUBLISHER);
});
