import { isAnswerOf } from '../admin/admin-screens';
import { hold } from '../kit/hold';
import { expect, fill, openFound, openNew, test, toast } from './editor-page';

const CALLS = '**/api/admin/articles*';

test('required fields say so, and the first has the focus (spec 5.3)', async ({
  adminPage: page,
}) => {
  const dialog = await openNew(page);
  await dialog.getByLabel('Author').fill('');
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  for (const name of ['Title', 'Slug', 'Excerpt', 'Content', 'Meta Description', 'Author']) {
    const field = dialog.getByRole('textbox', { name, exact: true });
    await expect(field).toHaveAccessibleDescription(/Required/);
  }
  await expect(dialog.getByLabel('Title')).toBeFocused();
});

test('a button that waits says so, and however it is pressed it saves once', async ({
  page,
  mark,
  db,
}) => {
  const saves = await hold(page, CALLS, 'POST');
  const dialog = await openNew(page);
  await fill(dialog, { Title: `Une fois ${mark}` });
  await dialog.locator('form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  const busy = dialog.getByRole('button', { name: 'Saving...' });
  await expect(busy).toBeVisible();
  await busy.click({ force: true });
  await page.keyboard.press('Control+s');
  saves.go();
  await expect(dialog).toBeHidden();
  expect(saves.count()).toBe(1);
  expect(await db.article.count({ where: { title: `Une fois ${mark}` } })).toBe(1);
});

test('what somebody else saved meanwhile is not written over unasked', async ({
  page,
  mark,
  behind,
  db,
}) => {
  const article = await behind.write();
  const dialog = await openFound(page, mark);
  await dialog.getByLabel('Excerpt').fill('Le mien.');
  await behind.change(article, { excerpt: 'Le leur.' });
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  const notice = dialog.getByRole('alert').filter({ hasText: 'Someone else changed this article' });
  await expect(notice).toBeVisible();
  const excerpt = async () =>
    (await db.article.findUniqueOrThrow({ where: { id: article.id } })).excerpt;
  expect(await excerpt()).toBe('Le leur.');
  await expect(dialog.getByLabel('Excerpt')).toHaveValue('Le mien.');
  await notice.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(dialog).toBeHidden();
  expect(await excerpt()).toBe('Le mien.');
});

test('a session that ends while somebody writes costs nothing that was typed', async ({
  page,
  mark,
  admin,
  db,
}) => {
  const dialog = await openNew(page);
  await fill(dialog, { Title: `Gardé ${mark}` });
  // Drawn already: the next call of the dialog is the save.
  await expect(dialog.getByRole('region', { name: 'Live preview' })).toContainText('Un texte.');
  await db.session.updateMany({
    where: { userId: admin.id },
    data: { expires: new Date('2026-01-01') },
  });
  const isAnswer = isAnswerOf('articles', 'POST');
  const refused = page.waitForResponse((answer) => isAnswer(answer) && answer.status() === 401);
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await refused;
  await expect(toast(page, 'You are logged out. Logging in again...')).toBeVisible();
  await page.waitForURL(/\/interaction\//);
  await db.session.updateMany({
    where: { userId: admin.id },
    data: { expires: new Date('2100-01-01') },
  });
  const again = await openNew(page);
  await again.getByRole('button', { name: 'Restore them' }).click();
  await expect(again.getByLabel('Title')).toHaveValue(`Gardé ${mark}`);
});
