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

test('what the gate sends names no script of the back-office (spec 4.5)', async ({
  admin: _signedIn,
  context,
  request,
}) => {
  const scriptsIn = (html: string) => new Set(html.match(/static\/chunks\/[\w.~-]+\.js/g));
  const inside = scriptsIn(await (await context.request.get('/admin')).text());
  const login = scriptsIn(await (await request.get('/login')).text());
  const gate = await request.get('/admin');
  expect(gate.status()).toBe(401);
  const html = await gate.text();
  expect(html).not.toMatch(/Admin Dashboard|Back to Site|Logout/);
  const own = [...inside].filter((script) => !login.has(script));
  const flight = await request.get('/admin?_rsc=1', { headers: { rsc: '1' }, maxRedirects: 0 });
  expect(flight.status()).not.toBe(200);
  const sent = scriptsIn(html + (await flight.text()));
  expect(own.filter((script) => sent.has(script))).toEqual([]);
});
