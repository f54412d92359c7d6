import { randomUUID } from 'node:crypto';
import { expectLastingToast, expectQuestion, expectToast } from './admin-screens';
import { card, listFollows, listIsThere } from '../kit/lists';
import { expectToldAfterList } from '../kit/hold';
import { expectEveryLookGood } from '../kit/looks';
import { type Page, expect, test } from '../kit/test';

/** Where a visitor is led from the path, or the status of what stands there. */
async function leadsTo(page: Page, path: string): Promise<string | number> {
  const answer = await page.request.get(path, { maxRedirects: 0, headers: { cookie: '' } });
  return answer.headers().location ?? answer.status();
}

test('with the keyboard alone a redirect is refused at its field, made, changed, deleted and brought back', async ({
  page,
  editor: _signedIn,
  db,
}) => {
  const source = `/ancienne-${randomUUID().slice(0, 8)}`;
  await page.goto('/admin/addresses');
  await listIsThere(page);
  await page.getByRole('button', { name: 'Add Redirect' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Add Redirect' });
  const [from, to] = [form.getByLabel('From'), form.getByLabel('To')];
  await from.press('Enter');
  await expect(from).toHaveAccessibleDescription(/^Required/);
  await expect(from).toBeFocused();
  await page.keyboard.type(`${source}/`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('/nulle-part');
  await page.keyboard.press('Enter');
  await expect(to).toHaveAccessibleDescription(/^There is no page at this address/);
  await expect(to).toBeFocused();
  await expect(from).toHaveValue(`${source}/`);
  await expectEveryLookGood(page);
  await to.fill('/villes/fes');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Redirect created successfully');
  await expect(form).toHaveCount(0);
  const row = card(page, source);
  await expect(row.getByRole('link', { name: '/villes/fes' })).toBeVisible();
  expect(await leadsTo(page, source)).toBe('/villes/fes');
  await expectEveryLookGood(page);

  await row.getByRole('button', { name: `Edit ${source}` }).press('Enter');
  const edited = page.getByRole('dialog', { name: 'Edit Redirect' });
  await expect(edited.getByLabel('From')).toHaveValue(source);
  await edited.getByLabel('To').fill('/bourses');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Redirect updated successfully');
  expect(await leadsTo(page, source)).toBe('/bourses');

  await row.getByRole('button', { name: `Delete ${source}` }).press('Enter');
  const question = await expectQuestion(page, 'Are you sure you want to delete this redirect?');
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await expectLastingToast(page, 'Redirect deleted successfully');
  await expect(row).toHaveCount(0);
  expect(await leadsTo(page, source)).toBe(404);
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).press('Enter');
  await expectToast(page, 'Redirect restored successfully');
  await expect(row).toBeVisible();
  expect(await leadsTo(page, source)).toBe('/bourses');
  await db.redirect.deleteMany({ where: { source } });
});

test('what somebody else changed meanwhile is told, and is loaded again', async ({
  page,
  editor: _signedIn,
  db,
}) => {
  const source = `/course-${randomUUID().slice(0, 8)}`;
  const { id } = await db.redirect.create({ data: { source, target: '/villes' } });
  await page.goto(`/admin/addresses?q=${source.slice(1)}`);
  const edit = card(page, source).getByRole('button', { name: `Edit ${source}` });
  const form = page.getByRole('dialog', { name: 'Edit Redirect' });
  const to = form.getByLabel('To');
  await edit.click();
  await expect(to).toHaveValue('/villes');
  await db.redirect.update({ where: { id }, data: { target: '/guides' } });
  await to.fill('/bourses');
  await expectToldAfterList(page, '**/api/admin/addresses/redirects?*', () => to.press('Enter'));
  await expect(to).toHaveValue('/bourses');
  await form.getByRole('button', { name: 'Cancel' }).click();
  const question = await expectQuestion(page, 'You have unsaved changes. Close and discard them?');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await edit.click();
  await expect(to).toHaveValue('/guides');
  await db.redirect.delete({ where: { id } });
});

test('old addresses tell where they lead; what is gone, and what readers missed most, is redirected from there', async ({
  page,
  editor: _signedIn,
  db,
}) => {
  const mark = randomUUID().slice(0, 8);
  const city = await db.city.create({ data: { name: `Ville ${mark}`, slug: `ville-${mark}` } });
  await db.slugHistory.createMany({
    data: [
      { entity: 'city', slug: `jadis-${mark}`, targetId: city.id },
      { entity: 'city', slug: `perdue-${mark}`, targetId: null },
    ],
  });
  const day = new Date(new Date().toISOString().slice(0, 10));
  const missed = [`/%C3%A9coles-${mark}`, `/${mark}-rare`];
  await db.dailyEvent.createMany({
    data: missed.map((path, at) => ({ day, event: 'not_found', path, count: 9 - at })),
  });
  const rows = page.getByRole('article');
  const form = page.getByRole('dialog', { name: 'Add Redirect' });
  await page.goto('/admin/addresses');
  await listIsThere(page);
  await page.getByRole('link', { name: 'Old addresses' }).click();
  const search = page.getByRole('searchbox', { name: 'Search old addresses' });
  await expect(search).toBeVisible();
  const found = [`/villes/jadis-${mark}`, `/villes/perdue-${mark}`];
  await listFollows(page, () => search.fill(mark), { view: 'former', q: mark }, found);
  const old = card(page, `/villes/jadis-${mark}`);
  await expect(old.getByRole('link', { name: `/villes/ville-${mark}` })).toBeVisible();
  await expect(old).toContainText(`Ville ${mark}`);
  const gone = () => page.getByLabel('State').selectOption('gone');
  await listFollows(page, gone, { q: mark, state: 'gone' }, [`/villes/perdue-${mark}`]);
  await expectEveryLookGood(page);
  await rows.getByRole('button', { name: 'Redirect' }).click();
  await expect(form.getByLabel('From')).toHaveValue(`/villes/perdue-${mark}`);
  await page.keyboard.press('Escape');

  await page.goto(`/admin/addresses?view=missing&q=${mark}`);
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('Counted without recording who asked; kept for 90')).toBeVisible();
  await expect(rows.first()).toHaveAccessibleName(`/écoles-${mark}`);
  await expect(rows.first()).toContainText('9 visits');
  await expectEveryLookGood(page);
  await rows.first().getByRole('button', { name: 'Redirect' }).press('Enter');
  await form.getByLabel('To').fill('/universites');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Redirect created successfully');
  await expect(rows.last()).toContainText('Redirected');
  await expect(rows.last().getByRole('link', { name: '/universites' })).toBeVisible();
  expect(await leadsTo(page, `/écoles-${mark}`)).toBe('/universites');
  await db.redirect.deleteMany({ where: { source: missed[0] } });
  await db.dailyEvent.deleteMany({ where: { path: { in: missed } } });
  await db.slugHistory.deleteMany({ where: { slug: { contains: mark } } });
  await db.city.delete({ where: { id: city.id } });
});
