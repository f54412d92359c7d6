import { randomUUID } from 'node:crypto';
import { adminScreens } from './admin-screens';
import { lookViolations } from '../kit/axe';
import { hold } from '../kit/hold';
import { listIsThere } from '../kit/lists';
import { expectEveryLookGood } from '../kit/looks';
import { SILENCE, watchForNoise } from '../kit/quiet-page';
import { expect, test } from '../kit/test';

const MANY_CALLS = { path: '/admin/calls/many', title: 'Add Many Calls' };

/** Looked at with all that they can show, each where that is made; frame hears whether they are silent. */
const ELSEWHERE = [
  '/admin/addresses',
  '/admin/audit',
  '/admin/import',
  '/admin/letters',
  '/admin/media',
  '/admin/newsletter',
  '/admin/users',
];

for (const { path, title } of [...adminScreens, MANY_CALLS]) {
  if (ELSEWHERE.includes(path)) continue;
  test(`${path}: it asks nobody else, and neither axe nor the console complains, at every width`, async ({
    adminPage: page,
    context,
    baseURL,
  }) => {
    const { noise } = await watchForNoise(page, baseURL);
    await page.goto(path);
    await listIsThere(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectEveryLookGood(page);
    expect(await noise()).toEqual(SILENCE);
    const cookies = await context.cookies();
    expect(cookies.every(({ httpOnly, sameSite }) => httpOnly && sameSite === 'Lax')).toBe(true);
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

/** Those of articles are looked at in editor/quality, as is the question before changes are lost. */
const forms: [path: string, opener: string | RegExp][] = [
  ['/admin/universities', 'Add University'],
  ['/admin/categories', 'Add Category'],
  ['/admin/establishments', 'Add Establishment'],
  ['/admin/programmes', /^Edit /],
  ['/admin/calls', /^Edit /],
];

for (const [path, opener] of forms) {
  test(`${path}, ${String(opener)}: the form is as clean as the page, with what it complains of`, async ({
    adminPage: page,
    baseURL,
  }) => {
    const { noise } = await watchForNoise(page, baseURL);
    await page.goto(path);
    await page.getByRole('button', { name: opener }).first().click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Slug', { exact: true }).fill('');
    await form.getByRole('button', { name: /^Save / }).click();
    await expect(form.getByText('Required').first()).toBeVisible();
    await expectEveryLookGood(page);
    expect(await noise()).toEqual(SILENCE);
  });
}

const MARK = randomUUID().slice(0, 8);
const email = `dialogue-${MARK}@example.org`;

test.beforeAll(async ({ db }) => {
  await db.user.create({ data: { email } });
});
test.afterAll(async ({ db }) => {
  await db.user.deleteMany({ where: { email } });
});

// With an heir to choose, the question is looked at in nothing-lost.
for (const path of ['/admin/articles?q=fès', `/admin/users?q=${MARK}`]) {
  test(`${path.replace(MARK, 'MARK')}: the question before a deletion is as clean as the page`, async ({
    adminPage: page,
    baseURL,
  }) => {
    const { noise } = await watchForNoise(page, baseURL);
    await page.goto(path);
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectEveryLookGood(page);
    expect(await noise()).toEqual(SILENCE);
  });
}
