import { randomUUID } from 'node:crypto';
import { rounds } from './admin-rounds';
import { expectQuestion, expectToast } from './admin-screens';
import { card } from '../kit/lists';
import { expect, test } from '../kit/test';

for (const round of rounds) {
  const { resource, entity, nameLabel } = round;
  const noun = entity.toLowerCase();

  test(`${resource}: a row is made, changed and deleted; and the list follows (spec 2.59, 2.60, 2.61, 2.62, 4.10, 5.9, 7.7, 8.9, 8.11)`, async ({
    adminPage: page,
  }) => {
    const name = `Aaa essai ${randomUUID().slice(0, 8)}`;
    const slug = name.toLowerCase().replaceAll(' ', '-');
    const row = card(page, name);
    await page.goto(`/admin/${resource}?q=${encodeURIComponent(name)}`);
    await expect(page.getByText(round.emptyText, { exact: true })).toBeVisible();

    await page.getByRole('button', { name: round.createButton }).click();
    const dialog = page.getByRole('dialog', {
      name: round.createTitle,
      exact: true,
    });
    await dialog.getByLabel(nameLabel, { exact: true }).fill(name);
    await expect(dialog.getByLabel('Slug', { exact: true })).toHaveValue(slug);
    await round.fill(dialog);
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await dialog.getByRole('button', { name: round.saveButton }).click();
    const created = (await sent).postDataJSON() as object;
    await expectToast(page, `${entity} created successfully`);
    await expect(dialog).toHaveCount(0);
    expect(created).toEqual({
      [nameLabel.toLowerCase()]: name,
      slug,
      ...round.payload,
    });
    for (const text of round.shows(slug)) await expect(row).toContainText(text);

    await row.getByRole('button', { name: `Edit ${name}` }).click();
    const edit = page.getByRole('dialog', {
      name: `Edit ${entity}`,
      exact: true,
    });
    await expect(edit.getByLabel(nameLabel, { exact: true })).toHaveValue(name);
    await edit.getByLabel(round.edited, { exact: true }).fill('Un autre texte.');
    await edit.getByRole('button', { name: round.saveButton }).click();
    await expectToast(page, `${entity} updated successfully`);
    await expect(row).toContainText('Un autre texte.');

    const remove = row.getByRole('button', { name: `Delete ${name}` });
    const question = `Are you sure you want to delete this ${noun}?`;
    await remove.click();
    await (await expectQuestion(page, question)).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(row).toBeVisible();
    await remove.click();
    await (await expectQuestion(page, question)).getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, `${entity} deleted successfully`);
    await expect(page.getByText(round.emptyText, { exact: true })).toBeVisible();
  });
}
