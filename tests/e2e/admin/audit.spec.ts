import { randomUUID } from 'node:crypto';
import { card } from './admin-screens';
import { expectEveryLookGood } from '../kit/looks';
import { expect, test } from '../kit/test';

test('every change is in the log, also in one that was open before', async ({
  page,
  admin,
  db,
}) => {
  const name = `Ville ${randomUUID().slice(0, 8)}`;
  const slug = name.toLowerCase().replace(' ', '-');
  const lines = page.getByRole('listitem').filter({ hasText: admin.email });
  const { id } = await db.city.create({ data: { name, slug, description: 'Avant.' } });
  await page.goto('/admin/audit');
  await expect(page.getByText('Who changed what, newest first')).toBeVisible();
  await expect(lines).toHaveCount(0);
  await page.getByRole('link', { name: 'Cities', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search cities' }).fill(name);
  await card(page, name)
    .getByRole('button', { name: `Edit ${name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit City' });
  await dialog.getByLabel('Description', { exact: true }).fill('Après.');
  await dialog.getByRole('button', { name: 'Save City' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText(`${admin.email} · changed the city “${name}”`);
  await lines.getByText('Changed: Description').click();
  await expect(lines.locator('del')).toHaveText('Avant.');
  await expect(lines.locator('ins')).toHaveText('Après.');
  await expectEveryLookGood(page);
  await lines.getByRole('link', { name }).click();
  const past = page.getByRole('dialog', { name: 'Revisions' });
  await expect(past.getByRole('radio').first()).toBeChecked();
  await expect(past.locator('ins').first()).toHaveText('Après');
  await db.city.delete({ where: { id } });
});
