import { expect, test } from '../kit/test';

test('an unknown address leads back into the back-office', async ({ adminPage: page }) => {
  expect((await page.goto('/admin/nothing'))?.status()).toBe(404);
  await expect(page.locator('meta[name=robots]')).toHaveCount(1);
  expect((await page.goto('/admin/articles/nothing/at/all'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL(/\/admin$/);
});
