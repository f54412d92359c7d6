import { type Page, expect } from './test';

type Held = {
  /** Comes as soon as a call waits. */
  asked: Promise<void>;
  /** How many wait, or have waited. */
  count: () => number;
  /** Those that wait go on, and so do all that follow. */
  go: () => void;
};

/** Calls of this method to the address wait until the test lets them go, as on a bad line. */
export async function hold(page: Page, address: string, method = 'GET'): Promise<Held> {
  let go = () => {};
  const gate = new Promise<void>((resolve) => (go = resolve));
  let arrive = () => {};
  const asked = new Promise<void>((resolve) => (arrive = resolve));
  let count = 0;
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    count += 1;
    arrive();
    await gate;
    return route.continue();
  });
  return { asked, count: () => count, go };
}

/**
 * What was to be done when this is called has been done: a call of the page went to the server and
 * came back, and the page was drawn. For what must not happen, which has no sign of its own.
 */
export async function roundTrip(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await fetch('/robots.txt', { cache: 'no-store' })).text();
    for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn));
  });
}

/**
 * A save of what somebody else has changed meanwhile is told of only when the list has been read
 * again, so that whoever is told may open the row again at once.
 */
export async function expectToldAfterList(page: Page, address: string, save: () => Promise<void>) {
  const list = await hold(page, address);
  await save();
  await list.asked;
  await roundTrip(page);
  const told = page.getByRole('dialog').getByText(/^Someone else changed this \w+ meanwhile/);
  await expect(told).toHaveCount(0);
  list.go();
  await expect(told).toBeVisible();
}
