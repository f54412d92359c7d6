import { expectQuestion, expectToast } from './admin-screens';
import { expectEveryLookGood } from '../kit/looks';
import { test } from '../kit/own-site';
import { type Page, expect } from '../kit/test';

// Every page names the publisher, so this site is no other test's.

const SAVED = 'Site settings updated successfully';
const PUBLISHER = 'Éditions Atlas';
const LINKS = ['https://www.linkedin.com/company/guide', 'https://mastodon.example/@guide'];

const fact = (page: Page, label: string) =>
  page.locator('.setting-list > div').filter({ has: page.getByText(label, { exact: true }) });

test('what the law asks for is missing at first; what is wrong is said at its field, and what is saved stands on the pages', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/settings');
  await expect(fact(page, 'Publisher')).toContainText('Missing: the law asks for it');
  await expect(fact(page, 'Phone')).toContainText('Not filled in');
  await expect(page.getByText('Nothing has been filled in yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Site Settings' });
  const save = dialog.getByRole('button', { name: 'Save Settings' });
  await dialog.getByLabel('Publisher').fill(PUBLISHER);
  await dialog.getByLabel('Contact e-mail').fill('a@b');
  await dialog.getByLabel('Social links').fill(`${LINKS[0]}\nhttp://x.example/`);
  await save.click();
  for (const [label, words] of [
    ['Contact e-mail', /Must be a whole e-mail address/],
    ['Social links', /Each line must be a https:\/\/ address/],
  ] as const) {
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(words);
  }
  await expect(dialog.getByLabel('Contact e-mail')).toBeFocused();
  await expectEveryLookGood(page);
  await page.keyboard.press('Escape');
  const question = await expectQuestion(page, 'You have unsaved changes. Close and discard them?');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Publisher')).toHaveValue(PUBLISHER);

  await dialog.getByLabel('Contact e-mail').fill('equipe@guide.example');
  await dialog.getByLabel('Social links').fill(LINKS.join('\n'));
  await save.click();
  await expectToast(page, SAVED);
  await expect(dialog).toHaveCount(0);
  await expect(fact(page, 'Publisher')).toContainText(PUBLISHER);
  await expect(fact(page, 'Address')).toContainText('Missing: the law asks for it');
  await page.goto('/mentions-legales');
  await expect(page.getByRole('main')).toContainText(PUBLISHER);
});
