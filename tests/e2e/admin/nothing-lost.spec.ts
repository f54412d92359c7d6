import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page, Response } from '@playwright/test';
import { samples } from '../../fixtures/data/samples';
import { expectEveryLookGood } from '../kit/looks';
import { expect, test } from '../kit/test';
import { card, expectToast } from './admin-screens';

/** A toast stays for as long as somebody points at it, however slow the machine. */
async function expectLastingToast(page: Page, description: string) {
  await expectToast(page, description);
  await page.locator('.toast').hover();
}

const isDraftCall = (method: string) => (answer: Response) =>
  answer.url().endsWith('/draft') && answer.request().method() === method;

type Made = { id: string; slug: string };

/** What staff do here is done by keys: each element takes the focus and is pressed. */
const press = (page: Page, name: string | RegExp, key = 'Enter') =>
  page.getByRole('button', { name }).last().press(key);

async function make(request: APIRequestContext, origin: string, list: string, data: object) {
  const answer = await request.post(`/api/admin/${list}`, { headers: { origin }, data });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Made;
}

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

  await press(page, `Edit ${title}`);
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
  await page.getByRole('link', { name: 'Trash' }).press('Enter');
  await expect(page).toHaveURL(/view=trash/);
  await page.getByRole('searchbox').fill(mark);
  await expect(card(page, title)).toContainText('Gone for good on');
  await expectEveryLookGood(page);
  await press(page, `Restore ${title}`);
  await press(page, 'Restore');
  await expectToast(page, '1 article restored');
  await expect(page.getByText('The trash is empty')).toBeVisible();

  await page.goto(`/admin/articles?q=${mark}`);
  await remove();
  await page.goto(`/admin/articles?view=trash&q=${mark}`);
  await press(page, `Delete ${title} for good`);
  await press(page, 'Delete for good');
  await expectToast(page, '1 article deleted for good');
});

test('a category says who loses it, and another takes over', async ({
  adminPage: page,
  context,
  db,
  baseURL,
}) => {
  const mark = randomUUID().slice(0, 8);
  const [oldName, heirName] = [`Ancienne ${mark}`, `Nouvelle ${mark}`];
  const { request } = context;
  const old = await make(request, baseURL ?? '', 'categories', {
    ...samples.categories(),
    name: oldName,
  });
  const heir = await make(request, baseURL ?? '', 'categories', {
    ...samples.categories(),
    name: heirName,
  });
  const article = await make(request, baseURL ?? '', 'articles', {
    ...samples.articles(),
    categoryId: old.id,
  });
  const category = async () =>
    (await db.article.findUniqueOrThrow({ where: { id: article.id } })).categoryId;
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
  expect(await category()).toBe(heir.id);
  await press(page, 'Undo');
  await expectToast(page, 'Category restored successfully');
  expect(await category()).toBe(old.id);
});

test('what was typed is offered on another machine', async ({ adminPage: page }) => {
  const mark = randomUUID().slice(0, 8);
  await page.goto('/admin/cities');
  await press(page, 'Add City');
  const form = page.getByRole('dialog', { name: 'Add City' });
  const kept = page.waitForResponse(isDraftCall('PUT'));
  await form.getByLabel('Name').fill(`Ville ${mark}`);
  expect((await kept).status()).toBe(200);
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');

  await page.goto('/admin/cities');
  await page.evaluate(() => localStorage.clear());
  await press(page, 'Add City');
  await expect(form.getByText('on the server: you typed them elsewhere.')).toBeVisible();
  await press(page, 'Restore them');
  await expect(form.getByLabel('Name')).toHaveValue(`Ville ${mark}`);
  await form.getByRole('button', { name: 'Save City' }).press('Enter');
  await expectToast(page, 'City created successfully');
  const asked = page.waitForResponse(isDraftCall('GET'));
  await press(page, 'Add City');
  expect(await (await asked).json()).toEqual({ draft: null });
  await expect(form.getByLabel('Name')).toBeVisible();
  await expect(form.getByText('Unsaved changes of')).toHaveCount(0);
});

test('what was typed elsewhere is offered also to who types first, and stays until then', async ({
  adminPage: page,
  context,
  baseURL,
}) => {
  const mark = randomUUID().slice(0, 8);
  const path = '/api/admin/universities/draft';
  const headers = { origin: baseURL ?? '' };
  const values = { name: `Ailleurs ${mark}` };
  await context.request.put(path, { headers, data: { values } });
  let answer = () => {};
  const isTyped = new Promise<void>((done) => {
    answer = done;
  });
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === 'GET') await isTyped;
    await route.continue();
  });
  await page.goto('/admin/universities');
  await press(page, 'Add University');
  const form = page.getByRole('dialog', { name: 'Add University' });
  await form.getByLabel('Name').fill(`Ici ${mark}`);
  // Longer than the server's pause.
  await page.waitForTimeout(2500);
  answer();
  await expect(form.getByText('on the server: you typed them elsewhere.')).toBeVisible();
  await form.getByLabel('Name').fill(`Ici aussi ${mark}`);
  await page.waitForTimeout(2500);
  const kept = await (await context.request.get(path)).json();
  expect(kept).toMatchObject({ draft: { values } });
  await press(page, 'Restore them');
  await expect(form.getByLabel('Name')).toHaveValue(values.name);
  await context.request.delete(path, { headers });
});

test('a reader’s proposal leaves the draft of whoever reviews it alone', async ({
  adminPage: page,
  context,
  baseURL,
  db,
}) => {
  const mark = randomUUID().slice(0, 8);
  const headers = { origin: baseURL ?? '' };
  const { request } = context;
  const sample = { ...samples.programmes(), name: `Master ${mark}` };
  const master = await make(request, baseURL ?? '', 'programmes', sample);
  const path = `/api/admin/programmes/${master.id}/draft`;
  const values = { name: `Mon brouillon ${mark}` };
  await request.put(path, { headers, data: { values } });
  await db.proposal.create({
    data: {
      ...{ kind: 'correction', programmeId: master.id, what: mark, fields: { semesters: 3 } },
      sourceUrl: 'https://example.org/depliant',
    },
  });
  await page.goto('/admin/proposals?state=open');
  const key = `guide.draft.programmes.${master.id}`;
  const mine = JSON.stringify({ values, savedAt: Date.now() });
  await page.evaluate(([k = '', v = '']) => localStorage.setItem(k, v), [key, mine]);
  await press(page, `Review: Master ${mark}`);
  await press(page, 'Open the form, filled in');
  const form = page.getByRole('dialog', { name: 'Edit Master' });
  await form.getByLabel('Title', { exact: true }).fill(`Master ${mark} bis`);
  await page.waitForTimeout(2500);
  await expect(form.getByText('Unsaved changes of')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await press(page, 'Discard changes');
  await expect(form).toHaveCount(0);
  expect(await page.evaluate((k) => localStorage.getItem(k), key)).toBe(mine);
  expect(await (await request.get(path)).json()).toMatchObject({ draft: { values } });
  await db.proposal.deleteMany({ where: { what: mark } });
  await db.programme.delete({ where: { id: master.id } });
});
