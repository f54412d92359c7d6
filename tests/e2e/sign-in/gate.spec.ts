import { forget, signIn } from '../../fixtures/people/sign-in';
import { type Page, expect, test } from '../kit/test';

const UNAUTHORIZED = 'You are logged out. Logging in again...';
const FORBIDDEN = 'You need admin privileges to access this page.';

/** The documents that the browser asks for, and what the page's clock showed when it did. */
async function watchLeaving(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

type Noted = { waits: unknown[] };

/** How long the timers run that the page has set; its words are seen before its script sets one. */
async function watchTimers(page: Page) {
  await page.addInitScript(() => {
    const noted = window as unknown as Noted;
    const { setTimeout } = window;
    noted.waits = [];
    window.setTimeout = ((run: () => void, wait?: number, ...values: unknown[]) => {
      noted.waits.push(wait);
      return setTimeout(run, wait, ...values);
    }) as typeof window.setTimeout;
  });
  return () => page.evaluate(() => (window as unknown as Noted).waits);
}

const cases = [
  {
    who: 'somebody signed out',
    title: 'Unauthorized',
    text: UNAUTHORIZED,
    status: 401,
    delay: 500,
    target: '/api/login',
  },
  {
    who: 'a member',
    title: 'Admin Access Required',
    text: FORBIDDEN,
    status: 403,
    delay: 1000,
    target: '/',
  },
];

for (const { who, title, text, status, delay, target } of cases) {
  test(`${who} sees the toast under ${status} and goes to ${target} after ${delay} ms, no sooner (spec 4.3, 4.4)`, async ({
    page,
    db,
    context,
    baseURL,
  }) => {
    const person = status === 403 ? await signIn(db, { isAdmin: false }) : undefined;
    if (person) {
      await context.addCookies([
        { name: 'next-auth.session-token', value: person.token, url: baseURL ?? '' },
      ]);
    }
    const asked = await watchLeaving(page);
    const timers = await watchTimers(page);
    const answer = await page.goto('/admin');
    expect(answer?.status()).toBe(status);
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect.poll(timers).toContain(delay);
    await page.clock.runFor(delay - 1);
    expect(asked).toEqual(['/admin']);
    const leaving = page.waitForRequest(
      (request) => request.isNavigationRequest() && new URL(request.url()).pathname === target,
    );
    await page.clock.runFor(1);
    await leaving;
    if (person) await forget(db, person);
  });
}
