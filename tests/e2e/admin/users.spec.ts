import { randomUUID } from 'node:crypto';
import { expectQuestion, expectToast } from './admin-screens';
import { card } from '../kit/lists';
import { expect, test } from '../kit/test';

const QUESTION = 'Are you sure you want to delete this user? This action cannot be undone.';
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44"/>';

test('another is made an admin and a member again, and deleted after a question; what fails says so (spec 2.65, 4.8, 6.5, 7.9, 8.8, 8.10, 8.12, 9.7)', async ({
  page,
  admin,
  db,
}) => {
  await page.goto(`/admin/users?q=${admin.email}`);
  await expect(card(page, 'Test').getByText('You', { exact: true })).toBeVisible();
  const email = `autre-${randomUUID()}@example.org`;
  const { id } = await db.user.create({
    data: { email, firstName: 'Salma', lastName: 'Idrissi', createdAt: new Date('2026-03-09') },
  });
  await page.goto(`/admin/users?q=${email}`);
  const row = card(page, 'Salma Idrissi');
  await expect(row).toContainText(email);
  await expect(row).toContainText('Joined 09/03/2026');
  await expect(row.getByText(id.slice(0, 8), { exact: true })).toBeVisible();
  await expect(row.getByText('You', { exact: true })).toHaveCount(0);
  await expect(row.getByRole('img', { name: 'Admin' })).toHaveCount(0);
  const toggle = row.getByRole('switch', { name: 'Admin: Salma Idrissi' });
  for (const isAdmin of [true, false]) {
    await expect(toggle).toBeChecked({ checked: !isAdmin });
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await toggle.click();
    expect((await sent).postDataJSON()).toEqual({ isAdmin });
    await expectToast(page, 'User admin status updated successfully');
    await expect(row.getByRole('img', { name: 'Admin' })).toHaveCount(isAdmin ? 1 : 0);
    await expect(toggle).toBeChecked({ checked: isAdmin });
  }
  await page.route('**/api/admin/users/**', (route) => route.fulfill({ status: 500 }));
  await toggle.click();
  await expectToast(page, 'Failed to update user admin status', 'Error');
  await expect(toggle).not.toBeChecked();
  await row.getByRole('button', { name: 'Delete' }).click();
  await (await expectQuestion(page, QUESTION)).getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Failed to delete user', 'Error');
  await expect(row).toBeVisible();
  await page.unroute('**/api/admin/users/**');
  await row.getByRole('button', { name: 'Delete' }).click();
  await (await expectQuestion(page, QUESTION)).getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'User deleted successfully');
  await expect(page.getByText('No users found', { exact: true })).toBeVisible();
  expect(await db.user.count({ where: { id } })).toBe(0);
});

test('a picture that cannot be had is replaced by an initial (spec 2.63)', async ({
  adminPage: page,
  db,
}) => {
  const mark = randomUUID().slice(0, 8);
  const email = (name: string) => `${name}-${mark}@example.org`;
  const url = (name: string) => `https://pictures.example/${name}.svg`;
  await page.route(url('there'), (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
  );
  await page.route(url('gone'), (route) => route.fulfill({ status: 404 }));
  await db.user.createMany({
    data: [
      { email: email('a'), firstName: 'Amal', profileImageUrl: url('there') },
      { email: email('b'), firstName: 'Nora', profileImageUrl: url('gone') },
    ],
  });
  await page.goto(`/admin/users?q=${mark}`);
  const picture = card(page, 'Amal').locator('img');
  await expect(picture).toHaveAttribute('src', url('there'));
  await expect(card(page, 'Nora').locator('.avatar')).toHaveText('N');
  await db.user.deleteMany({ where: { email: { contains: mark } } });
});
