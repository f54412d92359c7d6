import { randomUUID } from 'node:crypto';
import type { PrismaClient } from '@/prisma/generated/client';
import { expectToast } from './admin-screens';
import { card, listFollows, listIsThere } from '../kit/lists';
import { press } from '../kit/by-keys';
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
  await listIsThere(page);
  await expect(lines).toHaveCount(0);
  await page.getByRole('link', { name: 'Cities', exact: true }).click();
  const search = page.getByRole('searchbox', { name: 'Search cities' });
  await expect(search).toBeVisible();
  await listFollows(page, () => search.fill(name), { q: name }, [name]);
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

test('an address that names an old revision of many finds it, and it is restored like any other', async ({
  adminPage: page,
  db,
}) => {
  const { id, revisions, forget } = await cityWithRevisions(db, 60);
  const past = page.getByRole('dialog', { name: 'Revisions' });
  await page.goto(`/admin/cities?edit=${id}&revision=${revisions[2]}`);
  await expect(past.getByRole('radio')).toHaveCount(60);
  await expect(past.getByRole('radio').nth(57)).toBeChecked();
  await expect(past.getByRole('radio').nth(57)).toBeInViewport();
  await expect(past.locator('ins').first()).toHaveText('2');
  await press(page, 'Restore this revision');
  await press(page, 'Restore');
  await expectToast(page, 'City restored successfully');
  await expect(past).toHaveCount(0);
  const form = page.getByRole('dialog', { name: 'Edit City' });
  await expect(form.getByLabel('Description', { exact: true })).toHaveValue('Version 2');
  await forget();
});

async function cityWithRevisions(db: PrismaClient, count: number) {
  const mark = randomUUID().slice(0, 8);
  const data = { name: `Ville ${mark}`, slug: `ville-${mark}` };
  const { id } = await db.city.create({ data });
  const revisions = Array.from({ length: count }, () => randomUUID());
  await db.revision.createMany({
    data: revisions.map((revision, at) => ({
      id: revision,
      entity: 'city',
      entityId: id,
      actorLabel: '',
      action: 'update',
      fields: ['description'],
      row: { ...data, description: `Version ${at}` },
    })),
  });
  const forget = async () => {
    await db.revision.deleteMany({ where: { entityId: id } });
    await db.city.delete({ where: { id } });
  };
  return { id, revisions, forget };
}
