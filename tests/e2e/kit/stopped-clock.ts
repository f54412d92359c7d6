import type { Page } from '@playwright/test';

const HOUR = 60 * 60 * 1000;

/**
 * The clock of the pages to come stands still until what this returns is called: a screen that
 * leaves by itself stays for as long as a busy machine needs to look at it.
 */
export async function stopClock(page: Page): Promise<() => Promise<void>> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(HOUR);
  return () => page.clock.resume();
}
