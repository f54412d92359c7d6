import { expectToast } from './admin-screens';
import { hold } from '../kit/hold';
import { expect, test } from '../kit/test';

test('what fails says so, and nothing is lost (spec 4.6, 8.7)', async ({ adminPage: page }) => {
  await page.route('**/api/admin/**', (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 500, json: { message: 'Something went wrong' } }),
  );
  await page.goto('/admin/cities?q=fès');
  await page.getByRole('button', { name: 'Add City' }).click();
  const form = page.getByRole('dialog');
  const name = form.getByLabel('Name', { exact: true });
  const save = form.getByRole('button', { name: 'Save City' });
  await name.fill('Essai qui échoue');
  await save.click();
  await expectToast(page, 'Failed to create city', 'Error');
  await expect(name).toHaveValue('Essai qui échoue');
  await expect(save).toBeEnabled();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect(form).toHaveCount(0);

  const row = page.getByRole('article').first();
  await row.getByRole('button', { name: 'Edit' }).click();
  await save.click();
  await expectToast(page, 'Failed to update city', 'Error');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toHaveCount(0);
  await page.getByRole('button', { name: 'Add City' }).click();
  await expect(form).toHaveAccessibleName('Add City');
  await expect(name).toHaveValue('');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toHaveCount(0);

  const heading = (await row.getByRole('heading').textContent()) ?? '';
  await row.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  // An answer that comes before it is known what would be lost is asked for again.
  await expect(question).toContainText(/will lose|cannot be without/);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Failed to delete city', 'Error');
  await expect(question).toHaveCount(0);
  await expect(row.getByRole('heading')).toHaveText(heading);
});

test('a list has a spinner until it has been read (spec 2.57)', async ({ adminPage: page }) => {
  const list = await hold(page, '**/api/cities?**');
  await page.goto('/admin/cities');
  await list.asked;
  const spinner = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' });
  await expect(spinner).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  list.go();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(spinner).toHaveCount(0);
});

test('a list that cannot be read says so, and offers to try again', async ({ adminPage: page }) => {
  let calls = 0;
  await page.route('**/api/cities?**', (route) =>
    (calls += 1) === 1 ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await page.goto('/admin/cities');
  await expect(page.getByText('The list could not be loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(calls).toBe(2);
});
