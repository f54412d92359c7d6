import { randomUUID } from 'node:crypto';
import { samples } from '../../fixtures/data/samples';
import { make } from '../kit/by-keys';
import { card, expectRows, listFollows, listIsThere } from '../kit/lists';
import { expect, test } from '../kit/test';
import { expectToast } from './admin-screens';

test('a flood is declined at once, and what is chosen on another page is named', async ({
  adminPage: page,
  db,
}) => {
  const mark = randomUUID().slice(0, 8);
  const names = Array.from({ length: 22 }, (_, at) => `Master ${at} ${mark}`);
  await db.proposal.createMany({
    data: names.map((name, at) => ({
      kind: 'addition',
      what: `Il manque ${mark}`,
      sourceUrl: 'https://example.org/',
      fields: { name },
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, at)),
    })),
  });
  const [second = '', honest = ''] = [names[1], names[20]];
  await page.goto(`/admin/proposals?state=open&q=${mark}`);
  await listIsThere(page);
  await page.getByLabel('All 20 on this page').check();
  await card(page, second).getByLabel(`Select ${second}`).uncheck();
  const next = () => page.getByRole('button', { name: 'Next' }).click();
  await listFollows(page, next, { page: '2' }, names.slice(20));
  await page.getByLabel(`Select ${names[21]}`).check();
  await expect(page.getByText('20 selected')).toBeVisible();
  await page
    .getByRole('group', { name: 'With the selected' })
    .getByRole('button', { name: 'Decline' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Decline 20 proposals' });
  await expect(dialog).toContainText('19 of them are not on this page');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Say why/);
  await dialog.getByLabel('Reason').fill('Envoi en masse');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expectToast(page, '20 proposals declined successfully');
  await expect(dialog).toHaveCount(0);
  await expectRows(page, [second, honest]);
  await expect(page.getByRole('group', { name: 'With the selected' })).toHaveCount(0);
  await db.proposal.deleteMany({ where: { what: { contains: mark } } });
});

test('a correction is compared with the master, and accepted in its form', async ({
  adminPage: page,
  context,
  baseURL,
  db,
}) => {
  const name = `Master ${randomUUID().slice(0, 8)}`;
  const sample = { ...samples.programmes(), name };
  const { id } = await make(context.request, baseURL ?? '', 'programmes', sample);
  const proposal = await db.proposal.create({
    data: {
      kind: 'correction',
      programmeId: id,
      what: name,
      fields: { semesters: 3 },
      sourceUrl: 'https://example.org/depliant',
    },
  });
  await page.goto('/admin/proposals?state=open');
  await card(page, name)
    .getByRole('button', { name: `Review: ${name}` })
    .click();
  const review = page.getByRole('dialog', { name: 'Review proposal' });
  await expect(review.getByRole('row', { name: 'Semesters 4 3' })).toBeVisible();
  await review.getByRole('button', { name: 'Open the form, filled in' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Master' });
  await edit.getByRole('button', { name: 'Save Master' }).click();
  await expectToast(page, 'Master updated successfully');
  const { semesters } = await db.programme.delete({ where: { id } });
  expect(semesters).toBe(3);
  await db.proposal.delete({ where: { id: proposal.id } });
});
