import { randomUUID } from 'node:crypto';
import { expectQuestion, expectToast } from './admin-screens';
import { card } from '../kit/lists';
import { expect, test } from '../kit/test';

const QUESTION = 'Are you sure you want to delete this user? This action cannot be undone.';
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44"/>';

test('own row says who one is, and can be neither demoted nor deleted (spec 2.66, 5.10)', async ({
  page,
  admin,
}) => {
  await page.goto(`/admin/users?q=${admin.email}`);
  const own = card(page, 'Test');
  await expect(own.getByText('You', { exact: true })).toBeVisible();
  await expect(own.getByRole('img', { name: 'Admin' })).toBeVisible();
  const toggle = own.getByRole('switch', { name: 'Admin: Test' });
  await expect(toggle).toBeChecked();
  await expect(toggle).toBeDisabled();
  await expect(toggle).toHaveAccessibleDescription(/You cannot remove your own admin privileges/);
  const remove = own.getByRole('button', { name: 'Delete Test' });
  await expect(remove).toBeDisabled();
  await expect(remove).toHaveAccessibleDescription(/You cannot delete your own account/);
});

test('another is made an admin and a member again, and deleted after a question (spec 2.65, 4.8, 6.5, 7.9, 8.10, 8.12, 9.7)', async ({
  adminPage: page,
  db,
}) => {
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
    expect((await db.user.findUniqueOrThrow({ where: { id } })).isAdmin).toBe(isAdmin);
  }
  await row.getByRole('button', { name: 'Delete' }).click();
  await (await expectQuestion(page, QUESTION)).getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
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

test('what fails says so, and the switch stays where it was (spec 8.8)', async ({
  adminPage: page,
  db,
}) => {
  const email = `autre-${randomUUID()}@example.org`;
  await db.user.create({ data: { email } });
  await page.route('**/api/admin/users/**', (route) => route.fulfill({ status: 500 }));
  await page.goto(`/admin/users?q=${email}`);
  await page.getByRole('switch').click();
  await expectToast(page, 'Failed to update user admin status', 'Error');
  await expect(page.getByRole('switch')).not.toBeChecked();
  await page.getByRole('button', { name: `Delete ${email}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Failed to delete user', 'Error');
  await expect(card(page, email)).toBeVisible();
  await db.user.deleteMany({ where: { email } });
});
