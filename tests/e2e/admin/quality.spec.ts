import { randomUUID } from 'node:crypto';
import { adminScreens, listIsThere } from './admin-screens';
import { expectEveryLookGood } from '../kit/looks';
import { type Page, expect, test } from '../kit/test';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44"/>';

const MANY_CALLS = { path: '/admin/calls/many', title: 'Add Many Calls' };

for (const { path, title } of [...adminScreens, MANY_CALLS]) {
  test(`${path}: nothing that axe or the console complains of, at every width`, async ({
    adminPage: page,
  }) => {
    test.slow();
    const complaints = listen(page);
    // Of people that other tests bring along.
    await page.route('https://pictures.example/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
    );
    await page.goto(path);
    await listIsThere(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(/ - Back-office$/);
    await expectEveryLookGood(page);
    expect(complaints).toEqual([]);
  });
}

const dialogs: [path: string, opener: string | RegExp, role: 'dialog' | 'alertdialog'][] = [
  ['/admin/articles', 'Create Article', 'dialog'],
  ['/admin/articles?q=fès', /^Edit /, 'dialog'],
  ['/admin/articles?q=fès', /^Delete /, 'alertdialog'],
  ['/admin/universities', 'Add University', 'dialog'],
  ['/admin/universities', /^Delete /, 'alertdialog'],
  ['/admin/categories', 'Add Category', 'dialog'],
  ['/admin/categories', /^Delete /, 'alertdialog'],
  ['/admin/cities', 'Add City', 'dialog'],
  ['/admin/cities', /^Delete /, 'alertdialog'],
  ['/admin/users?q=MARK', /^Delete /, 'alertdialog'],
  ['/admin/newsletter?q=MARK', /^Delete /, 'alertdialog'],
];

const MARK = randomUUID().slice(0, 8);
const email = `dialogue-${MARK}@example.org`;

test.beforeAll(async ({ db }) => {
  await db.user.create({ data: { email } });
  await db.newsletterSubscriber.create({
    data: { email, consentVersion: 'test' },
  });
});
test.afterAll(async ({ db }) => {
  await db.user.deleteMany({ where: { email } });
  await db.newsletterSubscriber.deleteMany({ where: { email } });
});

for (const [path, opener, role] of dialogs) {
  test(`${path}, ${String(opener)}: the dialog is as clean as the page`, async ({
    adminPage: page,
  }) => {
    const complaints = listen(page);
    await page.goto(path.replace('MARK', MARK));
    await page.getByRole('button', { name: opener }).first().click();
    await expect(page.getByRole(role)).toBeVisible();
    await expectEveryLookGood(page);
    expect(complaints).toEqual([]);
  });
}

/** Errors, warnings and what the CSP refused, as the console has them. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
