import {
  dialogOf,
  expect,
  fill,
  isDraftCall,
  openFound,
  openNew,
  test,
  toast,
  unsavedQuestion,
} from './editor-page';

const NEW_DRAFT = 'guide.draft.articles.new';

test('Escape asks however fast it follows the last letter', async ({ page, mark }) => {
  const dialog = await openNew(page);
  // From here on every letter is checked, which takes the form a moment.
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await expect(dialog.getByText('Required').first()).toBeVisible();
  await dialog.getByLabel('Title').evaluate((field, text) => {
    document.execCommand('insertText', false, text);
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  }, mark);
  await unsavedQuestion(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue(mark);
});

test('changes that were typed back are none', async ({ page, mark, behind }) => {
  const { id, title } = await behind.write();
  const kept = () =>
    page.evaluate((key) => localStorage.getItem(key), `guide.draft.articles.${id}`);
  const dialog = await openFound(page, mark);
  await dialog.getByLabel('Title').fill(`${title} bis`);
  await expect(dialog.getByText('Unsaved changes', { exact: true })).toBeVisible();
  await expect.poll(kept).toContain(`${title} bis`);
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Slug').fill(`essai-${mark}`);
  await expect(dialog.getByText('Unsaved changes', { exact: true })).toBeHidden();
  await expect.poll(kept).toBeNull();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the browser asks before a page with unsaved changes goes', async ({ page, mark }) => {
  const dialog = await openNew(page);
  await dialog.getByLabel('Title').click();
  await page.keyboard.type(`Un titre ${mark}`);
  const asked = page.waitForEvent('dialog');
  const leaving = page.goto('/admin').catch(() => undefined);
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await leaving;
  await expect(dialog.getByLabel('Title')).toHaveValue(`Un titre ${mark}`);
});

test('what a crashed tab left is offered, restored and saved', async ({ page, mark, context }) => {
  const dialog = await openNew(page);
  await fill(dialog, { Title: `Rescapé ${mark}`, Content: 'Une heure de travail.' });
  await dialog.getByRole('switch', { name: 'Featured' }).click();
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), NEW_DRAFT))
    .toContain('"featured":true');
  // Without a word to the page, as a crash is.
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  const found = await openNew(next);
  await expect(found.getByText('Unsaved changes of')).toBeVisible();
  await expect(found.getByLabel('Title')).toHaveValue('');
  await found.getByRole('button', { name: 'Restore them' }).click();
  await expect(found.getByLabel('Title')).toHaveValue(`Rescapé ${mark}`);
  await expect(found.getByLabel('Content')).toHaveValue('Une heure de travail.');
  await expect(found.getByRole('switch', { name: 'Featured' })).toBeChecked();
  await found.getByRole('button', { name: 'Save Article' }).click();
  await expect(toast(next, 'Article created successfully')).toBeVisible();
  expect(await next.evaluate((key) => localStorage.getItem(key), NEW_DRAFT)).toBeNull();
});

test('a draft over a version that is gone by now is not saved unasked', async ({
  page,
  mark,
  behind,
  context,
}) => {
  const article = await behind.write();
  const dialog = await openFound(page, mark);
  const kept = page.waitForResponse(isDraftCall('PUT'));
  await dialog.getByLabel('Excerpt').fill('Le mien.');
  await kept;
  const key = `guide.draft.articles.${article.id}`;
  await expect.poll(() => page.evaluate((k) => localStorage.getItem(k), key)).toContain('Le mien.');
  await behind.change(article, { excerpt: 'Le leur.' });
  const next = await context.newPage();
  const read = next.waitForResponse(isDraftCall('GET'));
  const found = await openFound(next, mark);
  await expect(found.getByLabel('Excerpt')).toHaveValue('Le leur.');
  await read;
  await expect(found.getByText('elsewhere')).toHaveCount(0);
  await found.getByRole('button', { name: 'Restore them' }).click();
  await expect(found.getByLabel('Excerpt')).toHaveValue('Le mien.');
  await next.keyboard.press('Control+s');
  await expect(found.getByText('Someone else changed this article meanwhile')).toBeVisible();
});

test('the browser’s Back loses nothing either, until it is discarded', async ({ page, mark }) => {
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Articles' }).first().click();
  await page.getByRole('button', { name: 'Create Article' }).click();
  const dialog = dialogOf(page, 'Create New Article');
  await dialog.getByLabel('Title').fill(`Revenu ${mark}`);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
  await page.goForward();
  await page.getByRole('button', { name: 'Create Article' }).click();
  const left = dialog.getByText('Unsaved changes of');
  await expect(left).toBeVisible();
  await dialog.getByRole('button', { name: 'Discard them' }).click();
  await expect(left).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Create Article' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('');
  await expect(left).toHaveCount(0);
});
