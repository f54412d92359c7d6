import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expectQuestion, expectToast } from './admin-screens';
import { card } from '../kit/lists';
import { expectEveryLookGood } from '../kit/looks';
import { expect, test } from '../kit/test';

const consentVersion = 'test';

test('active subscribers are listed, who has not confirmed apart, and one is removed after a question (spec 2.69, 6.6, 8.8, 8.10, 8.12)', async ({
  adminPage: page,
  db,
}) => {
  const mark = randomUUID().slice(0, 8);
  const email = `lectrice-${mark}@example.org`;
  const waiting = `attend-${mark}@example.org`;
  const subscribedAt = new Date('2026-03-09T10:00:00Z');
  await db.newsletterSubscriber.createMany({
    data: [
      { email, subscribedAt, consentVersion },
      { email: waiting, active: false, pendingSince: new Date(), consentVersion },
    ],
  });
  await page.goto(`/admin/newsletter?q=${mark}`);
  await expect(page.getByRole('article')).toHaveCount(1);
  const row = card(page, email);
  await expect(row).toContainText('Subscribed 09/03/2026');
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
  const question = `Are you sure you want to remove ${email} from the newsletter?`;
  await row.getByRole('button', { name: `Delete ${email}` }).click();
  await (await expectQuestion(page, question)).getByRole('button', { name: 'Cancel' }).click();

  await page.route('**/api/admin/newsletter/*', (route) => route.fulfill({ status: 500 }));
  await row.getByRole('button', { name: 'Delete' }).click();
  await (await expectQuestion(page, question)).getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'Failed to remove subscriber', 'Error');
  await page.unroute('**/api/admin/newsletter/*');

  await row.getByRole('button', { name: 'Delete' }).click();
  await (await expectQuestion(page, question)).getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'Subscriber removed successfully');
  await expect(page.getByText('No subscribers yet', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show them' }).click();
  const unconfirmed = card(page, waiting);
  await expect(unconfirmed.getByText('Not confirmed')).toBeVisible();
  await expect(unconfirmed.getByText('gets no letters yet')).toBeVisible();
  await expectEveryLookGood(page);
  await page.getByRole('button', { name: 'Show active subscribers' }).click();
  await expect(unconfirmed).toHaveCount(0);
  await db.newsletterSubscriber.deleteMany({ where: { email: { contains: mark } } });
});

test('all are exported to a file, and the log says who did', async ({ page, admin, db }) => {
  const mark = randomUUID().slice(0, 8);
  await db.newsletterSubscriber.createMany({
    data: [{ email: `partie-${mark}@example.org`, active: false, consentVersion }],
  });
  await page.goto('/admin/audit');
  await expect(page.getByRole('heading', { name: 'Audit Log' })).toBeVisible();
  await page.getByRole('link', { name: 'Newsletter', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^subscribers-\d{4}-\d\d-\d\d\.csv$/);
  await expectToast(page, 'Subscribers exported successfully');
  expect(await readFile(await file.path(), 'utf8')).toContain(
    `partie-${mark}@example.org,inactive,`,
  );
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: `${admin.email} · exported subscribers` }),
  ).toHaveCount(1);
  await db.newsletterSubscriber.deleteMany({ where: { email: { contains: mark } } });
});
