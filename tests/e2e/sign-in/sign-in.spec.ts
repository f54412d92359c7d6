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

// After how long, the tests of the gate say by the page's own clock.
test('a member without the role is told so and sent home', async ({ page }) => {
  const letGo = await stopClock(page);
  await page.goto('/api/login?callbackUrl=/admin');
  await enterAtProvider(page, 'membre@guide.local');
  await expect(page.getByText('Admin Access Required')).toBeVisible();
  await expect(page.getByText('You need admin privileges to access this page.')).toBeVisible();
  await letGo();
  await page.waitForURL((url) => url.pathname === '/');
});

test('logging out deletes the session and leads home (spec 2.4)', async ({ page, admin, db }) => {
  await page.goto('/admin');
  await page.getByRole('link', { name: /log ?out/i }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await db.session.count({ where: { userId: admin.id } })).toBe(0);
  expect((await page.goto('/admin'))?.status()).toBe(401);
});

test('a sign-in that the provider refuses ends on a page with a way back', async ({ page }) => {
  await page.goto('/api/auth/callback/oidc?error=access_denied&state=x');
  await expect(page.getByRole('heading', { name: 'Sign-in failed' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the site' })).toBeVisible();
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
