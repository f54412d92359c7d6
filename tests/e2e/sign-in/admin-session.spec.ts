import { expect, test } from '../kit/test';

// That a change hears of it too is seen in editor/failures, after how long it leaves in call-outcome.
test('a role that is taken away is heard of by a read, which shows the toast and leaves (spec 4.4)', async ({
  page,
  admin,
  db,
}) => {
  await page.goto('/admin/users');
  await expect(page.getByRole('article').first()).toBeVisible();
  await db.user.update({ where: { id: admin.id }, data: { isAdmin: false } });
  const leaving = page.waitForURL((url) => url.pathname === '/');
  await page.getByLabel('Sort by').selectOption('email');
  const toast = page.locator('.toast');
  await expect(toast).toContainText('You need admin privileges to access this page.');
  await expect(toast.getByText('Admin Access Required', { exact: true })).toBeVisible();
  await leaving;
});
