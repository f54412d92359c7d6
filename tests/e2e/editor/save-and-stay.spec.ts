import { hold } from '../kit/hold';
import { dialogOf, expect, fill, openFound, openNew, test, toast } from './editor-page';

const CALLS = '**/api/admin/articles/*';

test('Ctrl+S saves a new article, which stays open, and the next save changes that one', async ({
  page,
  mark,
  db,
}) => {
  await openNew(page);
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Control+s');
  await expect(dialog.getByLabel('Title')).toHaveAccessibleDescription(/Required/);
  await fill(dialog, { Title: `Au clavier ${mark}`, Content: 'Un mot  et un autre. ' });
  const area = dialog.getByRole('textbox', { name: 'Content', exact: true });
  await area.focus();
  await area.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(7, 7));
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Article created successfully')).toBeVisible();
  await expect(dialogOf(page, 'Edit Article')).toBeVisible();
  await expect(dialog.getByText('Unsaved changes', { exact: true })).toHaveCount(0);
  await expect(area).toBeFocused();
  await page.keyboard.type('long');
  await expect(area).toHaveValue('Un mot long et un autre. ');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Article updated successfully')).toBeVisible();
  await page.keyboard.type(' mot');
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await expect(dialog).toHaveCount(0);
  const rows = await db.article.findMany({ where: { title: `Au clavier ${mark}` } });
  expect(rows.map(({ content }) => content)).toEqual(['Un mot long mot et un autre. ']);
});

test('what is typed while a save is under way stays, and is a change', async ({
  page,
  mark,
  behind,
  db,
}) => {
  const { id } = await behind.write();
  const dialog = await openFound(page, mark);
  const held = await hold(page, CALLS, 'PUT');
  const excerpt = dialog.getByLabel('Excerpt');
  await excerpt.fill('Un extrait');
  await page.keyboard.press('Control+s');
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await page.keyboard.type(' plus long');
  held.go();
  await expect(toast(page, 'Article updated successfully')).toBeVisible();
  await expect(excerpt).toHaveValue('Un extrait plus long');
  await expect(excerpt).toBeFocused();
  await expect(dialog.getByText('Unsaved changes', { exact: true })).toBeVisible();
  const saved = async () => (await db.article.findUniqueOrThrow({ where: { id } })).excerpt;
  expect(await saved()).toBe('Un extrait');
  await expect(dialog.getByRole('button', { name: 'Save Article' })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect.poll(saved).toBe('Un extrait plus long');
  await expect(dialog.getByText('Unsaved changes', { exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('it saves again while the lists are still being read after the save before', async ({
  page,
  mark,
  behind,
  db,
}) => {
  const { id } = await behind.write();
  const dialog = await openFound(page, mark);
  const held = await hold(page, '**/api/articles?*', 'GET');
  const excerpt = dialog.getByLabel('Excerpt');
  const saved = async () => (await db.article.findUniqueOrThrow({ where: { id } })).excerpt;
  await excerpt.fill('Un extrait');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Article updated successfully')).toBeVisible();
  await page.keyboard.type(' plus long');
  await page.keyboard.press('Control+s');
  await expect.poll(saved).toBe('Un extrait plus long');
  await expect(dialog.getByText('Unsaved changes', { exact: true })).toHaveCount(0);
  held.go();
});

test('after it, the draft is that of the row, and somebody else’s save is still heard of', async ({
  page,
  mark,
  behind,
  db,
}) => {
  const { id: made } = await behind.write();
  const dialog = await openNew(page);
  await fill(dialog, { Title: `Suite ${mark}` });
  await page.keyboard.press('Control+s');
  const edited = dialogOf(page, 'Edit Article');
  await expect(edited).toBeVisible();
  const row = await db.article.findFirstOrThrow({ where: { title: `Suite ${mark}` } });
  expect(row.id).not.toBe(made);
  const kept = (place: string) =>
    page.evaluate((key) => localStorage.getItem(key), `guide.draft.articles.${place}`);
  await edited.getByLabel('Excerpt').fill('La suite.');
  await expect.poll(() => kept(row.id)).toContain('La suite.');
  expect(await kept('new')).toBeNull();
  await expect.poll(() => db.draft.count({ where: { place: row.id } })).toBe(1);
  await behind.change({ ...row, updatedAt: row.updatedAt.toISOString() }, { excerpt: 'Le leur.' });
  await page.keyboard.press('Control+s');
  await expect(edited.getByText('Someone else changed this article')).toBeVisible();
  await edited.getByRole('button', { name: 'Drop mine and load theirs' }).click();
  await expect(edited.getByLabel('Excerpt')).toHaveValue('Le leur.');
  await expect(edited.getByText('Unsaved changes of')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what is published now is dated from then on, and is not published again', async ({
  page,
  mark,
  db,
}) => {
  const dialog = await openNew(page);
  await fill(dialog, { Title: `Daté ${mark}` });
  await dialog.getByLabel('Publication', { exact: true }).selectOption('Publish now');
  await page.keyboard.press('Control+s');
  const edited = dialogOf(page, 'Edit Article');
  const moment = edited.getByLabel('Publication', { exact: true });
  await expect(moment.locator('option:checked')).toHaveText('Published on');
  await expect(edited.getByRole('link', { name: /^View/ })).toBeVisible();
  const read = () => db.article.findFirstOrThrow({ where: { title: `Daté ${mark}` } });
  const { publishedAt } = await read();
  await edited.getByLabel('Excerpt').fill('Autre.');
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await read()).excerpt).toBe('Autre.');
  expect((await read()).publishedAt).toEqual(publishedAt);
});
