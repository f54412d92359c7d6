import { randomUUID } from 'node:crypto';
import { samples } from '../../fixtures/data/samples';
import { make, press } from '../kit/by-keys';
import { expectEveryLookGood } from '../kit/looks';
import { expect, test } from '../kit/test';
import { expectLastingToast, expectToast } from './admin-screens';
import { card, listFollows } from '../kit/lists';

test('a text comes back from its revisions', async ({ adminPage: page, context, baseURL }) => {
  const mark = randomUUID().slice(0, 8);
  const title = `Essai ${mark}`;
  const sample = { ...samples.articles(), title, excerpt: 'Un extrait en deux mots.' };
  await make(context.request, baseURL ?? '', 'articles', sample);
  await page.goto(`/admin/articles?q=${mark}`);
  await press(page, `Edit ${title}`);
  const form = page.getByRole('dialog', { name: 'Edit Article' });
  await form.getByLabel('Excerpt').fill('Un extrait en trois mots.');
  await page.keyboard.press('Control+s');
  await expectToast(page, 'Article updated successfully');
  await expect(form.getByLabel('Excerpt')).toHaveValue('Un extrait en trois mots.');
  await press(page, 'Revisions');
  const past = page.getByRole('dialog', { name: 'Revisions' });
  await expect(past.getByRole('radio')).toHaveCount(2);
  const chosen = past.getByRole('region', { name: 'The chosen revision' });
  await expect(chosen.locator('del').first()).toHaveText('deux');
  await expect(chosen.locator('ins').first()).toHaveText('trois');
  await expectEveryLookGood(page);
  await past.getByRole('radio').first().press('ArrowDown');
  await expect(past.getByRole('radio').last()).toBeChecked();
  await expect(chosen.locator('ins').last()).toHaveText('deux');
  await press(page, 'Restore this revision');
  await press(page, 'Restore');
  await expectToast(page, 'Article restored successfully');
  await expect(form.getByLabel('Excerpt')).toHaveValue('Un extrait en deux mots.');
});

test('a deletion is undone at once, or out of the trash, or made for good', async ({
  adminPage: page,
  context,
  baseURL,
}) => {
  const mark = randomUUID().slice(0, 8);
  const title = `Essai ${mark}`;
  await make(context.request, baseURL ?? '', 'articles', { ...samples.articles(), title });
  await page.goto(`/admin/articles?q=${mark}`);
  const remove = async () => {
    await press(page, `Delete ${title}`);
    await press(page, 'Delete');
    await expectLastingToast(page, 'Article deleted successfully');
    await expect(card(page, title)).toHaveCount(0);
  };
  await remove();
  await press(page, 'Undo');
  await expectToast(page, 'Article restored successfully');
  await expect(card(page, title)).toBeVisible();

  await remove();
  const trash = page.getByRole('link', { name: 'Trash' });
  // What was looked for stays.
  await listFollows(page, () => trash.press('Enter'), { view: 'trash', q: mark }, [title]);
  await expect(card(page, title)).toContainText('Gone for good on');
  await expectEveryLookGood(page);
  await press(page, `Restore ${title}`);
  await press(page, 'Restore');
  await expectToast(page, '1 article restored');
  await expect(page.getByText('The trash is empty')).toBeVisible();

  await page.goto(`/admin/articles?q=${mark}`);
  await remove();
  await page.goto(`/admin/articles?view=trash&q=${mark}`);
  await press(page, `Delete for good: ${title}`);
  await press(page, 'Delete for good');
  await expectToast(page, '1 article deleted for good');
});

test('a category says who loses it, and another takes over', async ({
  adminPage: page,
  context,
  baseURL,
}) => {
  const mark = randomUUID().slice(0, 8);
  const [oldName, heirName] = [`Ancienne ${mark}`, `Nouvelle ${mark}`];
  const { request } = context;
  const category = (name: string) =>
    make(request, baseURL ?? '', 'categories', { ...samples.categories(), name });
  const [old] = [await category(oldName), await category(heirName)];
  await make(request, baseURL ?? '', 'articles', { ...samples.articles(), categoryId: old.id });
  await page.goto(`/admin/categories?q=${mark}`);
  await press(page, `Delete ${oldName}`);
  const dialog = page.getByRole('alertdialog', { name: 'Delete category' });
  await expect(dialog).toContainText('1 article will lose this category.');
  const box = dialog.getByRole('combobox', { name: 'Give them another category' });
  await box.fill(heirName);
  await expect(dialog.getByRole('option', { name: heirName })).toBeVisible();
  await expectEveryLookGood(page);
  await box.press('Enter');
  await expect(dialog).toContainText(`1 article will have “${heirName}” instead.`);
  await press(page, 'Delete');
  await expectLastingToast(page, 'Category deleted successfully');
  await press(page, 'Undo');
  await expectToast(page, 'Category restored successfully');
});
