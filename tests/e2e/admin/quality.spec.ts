import { adminScreens } from './admin-screens';
import { lookViolations } from '../kit/axe';
import { hold } from '../kit/hold';
import { listIsThere } from '../kit/lists';
import { expectEveryLookGood } from '../kit/looks';
import { SILENCE, watchForNoise } from '../kit/quiet-page';
import { expect, test } from '../kit/test';

const MANY_CALLS = { path: '/admin/calls/many', title: 'Add Many Calls' };

/**
 * Looked at with all that they can show, each where that is made, or lists like that of categories;
 * frame hears whether they are silent.
 */
const ELSEWHERE = [
  ...['addresses', 'audit', 'import', 'letters', 'media', 'newsletter', 'settings', 'users'],
  ...['cities', 'establishments', 'universities'],
].map((screen) => `/admin/${screen}`);

/**
 * Between them these have every kind of input; that of articles is looked at in editor/quality, as
 * is the question before changes are lost.
 */
const FORMS: Record<string, string | RegExp> = {
  '/admin/categories': 'Add Category',
  '/admin/programmes': /^Edit /,
  '/admin/calls': /^Edit /,
};

for (const { path, title } of [...adminScreens, MANY_CALLS]) {
  if (ELSEWHERE.includes(path)) continue;
  const opener = FORMS[path];
  const what = opener ? 'it and its form, with what that complains of,' : 'it';
  test(`${path}: ${what} asks nobody else, and neither axe nor the console complains, at every width`, async ({
    adminPage: page,
    baseURL,
  }) => {
    const { noise } = await watchForNoise(page, baseURL);
    await page.goto(path);
    await listIsThere(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectEveryLookGood(page);
    if (opener) {
      await page.getByRole('button', { name: opener }).first().click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Slug', { exact: true }).fill('');
      await form.getByRole('button', { name: /^Save / }).click();
      await expect(form.getByText('Required').first()).toBeVisible();
      await expectEveryLookGood(page);
    }
    expect(await noise()).toEqual(SILENCE);
  });
}

test('while a list is read again, all that it shows can be read', async ({ adminPage: page }) => {
  await page.goto('/admin/articles');
  await listIsThere(page);
  const list = await hold(page, '**/api/articles?*');
  await page.getByLabel('Sort by').selectOption({ label: 'Title' });
  await expect(page.locator('.list[aria-busy=true]')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await lookViolations(page), colorScheme).toEqual([]);
  }
  list.go();
  await listIsThere(page);
});

// With an heir to choose, the question is looked at in nothing-lost.
test('the question before a deletion is as clean as the page', async ({
  adminPage: page,
  admin,
  db,
}) => {
  const email = `dialogue-${admin.id}@example.org`;
  await db.user.create({ data: { email } });
  for (const path of ['/admin/articles?q=fès', `/admin/users?q=${email}`]) {
    await page.goto(path);
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectEveryLookGood(page);
  }
  await db.user.deleteMany({ where: { email } });
});
