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

test('of many revisions the newest are shown, and a link from the log finds an old one', async ({
  adminPage: page,
  db,
}) => {
  const mark = randomUUID().slice(0, 8);
  const { id } = await db.city.create({ data: { name: `Ville ${mark}`, slug: `ville-${mark}` } });
  const ids = Array.from({ length: 60 }, () => randomUUID());
  await db.revision.createMany({
    data: ids.map((revision, at) => ({
      ...{ id: revision, entity: 'city', entityId: id, actorLabel: '', action: 'update' },
      ...{ fields: ['description'], row: { description: `Version ${at}` } },
    })),
  });
  const past = page.getByRole('dialog', { name: 'Revisions' });
  const older = past.getByRole('button', { name: 'Show older' });
  await page.goto(`/admin/cities?edit=${id}&revision=${ids[58]}`);
  await expect(past.getByRole('radio')).toHaveCount(50);
  await expect(past.getByRole('radio').nth(1)).toBeChecked();
  await older.press('Enter');
  await expect(past.getByRole('radio')).toHaveCount(60);
  await expect(past.getByRole('radio').nth(1)).toBeChecked();
  await expect(older).toHaveCount(0);
  await page.goto(`/admin/cities?edit=${id}&revision=${ids[2]}`);
  await expect(past.getByRole('radio')).toHaveCount(60);
  await expect(past.getByRole('radio').nth(57)).toBeChecked();
  await expect(past.locator('ins').first()).toHaveText('2');
  await db.revision.deleteMany({ where: { entityId: id } });
  await db.city.delete({ where: { id } });
});
