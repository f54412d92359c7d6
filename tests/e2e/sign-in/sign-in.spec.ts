import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, expect, test } from '@/tests/e2e/kit/test';

const secrets = JSON.parse(
  readFileSync(join(process.env.TEST_DATA_DIR ?? '', 'local-secrets.json'), 'utf8'),
) as { LOCAL_LOGIN_PASSWORD: string };

async function enterAtProvider(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(secrets.LOCAL_LOGIN_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

// Of two first sign-ins of one person at the same moment, one is asked to try again.
test.describe.configure({ mode: 'default' });

test('an admin signs in through the provider and comes back to the page that was asked for', async ({
  page,
  baseURL,
}) => {
  const letGo = await stopClock(page);
  const answer = await page.goto('/admin/articles?q=bourse');
  expect(answer?.status()).toBe(401);
  await expect(page.getByText('Unauthorized')).toBeVisible();
  await expect(page.getByText('You are logged out. Logging in again...')).toBeVisible();
  await letGo();
  await page.waitForURL(/\/interaction\//);
  await enterAtProvider(page, 'admin@guide.local');
  await page.waitForURL(`${baseURL}/admin/articles?q=bourse`);
});

test('the login card leads to the provider, and a signed-in visitor past it (spec 2.4, 2.52, 2.53)', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await enterAtProvider(page, 'admin@guide.local');
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/admin$/);
});

test('a wrong password stays at the provider and says so', async ({ page }) => {
  await page.goto('/api/login');
  await page.getByLabel('Email').fill('admin@guide.local');
  await page.getByLabel('Password').fill('wrong password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('The e-mail or password is wrong.');
  await expect(page.getByLabel('Email')).toHaveValue('admin@guide.local');
});

const HOUR = 60 * 60 * 1000;

/**
 * The clock of the pages to come stands still until what this returns is called: a screen that
 * leaves by itself stays for as long as a busy machine needs to look at it.
 */
async function stopClock(page: Page): Promise<() => Promise<void>> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(HOUR);
  return () => page.clock.resume();
}
