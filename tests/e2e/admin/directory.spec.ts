import { randomUUID } from 'node:crypto';
import { expectQuestion, expectToast } from './admin-screens';
import { card } from '../kit/lists';
import { type Page, expect, test } from '../kit/test';

const SOURCE = 'https://example.org/master';

test('a master is written: what is wrong is said at its field, and nothing typed is lost', async ({
  adminPage: page,
  db,
}) => {
  test.slow();
  const name = `Master d’essai ${randomUUID().slice(0, 8)}`;
  const slug = name.toLowerCase().replace('’', '-').replaceAll(' ', '-');
  const { id: placeId, name: place } = await db.establishment.findFirstOrThrow();
  await page.goto(`/admin/programmes?q=${encodeURIComponent(name)}`);
  await expect(page.getByText('No masters found', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Add Master' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Master' });
  await dialog.getByLabel('Title', { exact: true }).fill(name);
  await expect(dialog.getByLabel('Slug', { exact: true })).toHaveValue(slug);
  const save = dialog.getByRole('button', { name: 'Save Master' });
  await save.click();
  await expect(dialog.getByText('Must be one of the choices').first()).toBeVisible();
  await dialog.getByLabel('Kind of diploma').selectOption({ label: 'Specialised master' });
  await dialog.getByLabel('Status').selectOption({ label: 'Announced' });
  await chooseByTyping(page, place);
  await dialog.getByLabel('French').check();
  await dialog.getByLabel('Amount (DH)').fill('14000');
  await save.click();
  await expect(dialog.getByText('Say which year the amount was published for')).toBeVisible();
  await dialog.getByLabel('For', { exact: true }).selectOption({ label: 'a year' });
  await dialog.getByLabel('Published for the year').fill('2026');
  await save.click();
  await expectToast(page, 'Master created successfully');
  const { id, ...stored } = await db.programme.findUniqueOrThrow({ where: { slug } });
  expect(stored).toMatchObject({ languages: ['fr'], establishmentId: placeId, feePer: 'an' });

  const row = card(page, name);
  await row.getByLabel(`Select ${name}`).check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const refusal = await expectQuestion(page, 'Visitors see 1 master as soon as you confirm.');
  await refusal.getByRole('button', { name: 'Publish' }).click();
  await expect(refusal.getByRole('alert')).toContainText('needs a source with a link');
  await refusal.getByRole('button', { name: 'Cancel' }).click();

  await row.getByRole('button', { name: `Edit ${name}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Master' });
  await edit.getByRole('button', { name: 'Add source' }).click();
  await expect(edit.getByLabel('Publisher')).toBeFocused();
  await edit.getByLabel('Publisher').fill('example.org');
  await edit.getByLabel('Link').fill('javascript:alert(1)');
  await edit.getByRole('button', { name: 'Save Master' }).click();
  await expect(edit.getByText('Must be a http:// or https:// address')).toBeVisible();
  await edit.getByLabel('Link').fill(SOURCE);
  await edit.getByLabel('Date', { exact: true }).fill('2026-09');
  await edit.getByRole('button', { name: 'Save Master' }).click();
  await expectToast(page, 'Master updated successfully');

  const said = await db.fact.findFirstOrThrow({
    where: { programmeId: id, field: 'name' },
    include: { source: true },
  });
  expect(said.source).toMatchObject({ url: SOURCE, date: '2026-09' });
  await db.programme.delete({ where: { id } });
});

test('the state of a call is a filter: the tab All stays where it is, and keeps it', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/calls');
  const all = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: /^All/ });
  await page.getByLabel('State', { exact: true }).selectOption('closed');
  await expect(page).toHaveURL(/state=closed/);
  await expect(all).toHaveAttribute('aria-current', 'page');
  await expect(all).toHaveAttribute('href', /state=closed/);
  await all.press('Enter');
  await expect(page).toHaveURL(/state=closed/);
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('closed');
});

/** With the keyboard alone; Escape closes the list, and the dialog stays. */
async function chooseByTyping(page: Page, name: string): Promise<void> {
  const box = page.getByRole('dialog').getByRole('combobox', { name: 'Establishment' });
  await box.fill(name);
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(name);
  await box.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(box).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
}
