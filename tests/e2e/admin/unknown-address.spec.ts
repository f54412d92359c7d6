import { expect, test } from '../kit/test';

for (const path of ['/admin/nothing', '/admin/articles/nothing/at/all']) {
  test(`${path} is not found, and leads back into the back-office`, async ({ adminPage: page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page).toHaveURL(/\/admin$/);
  });
}
