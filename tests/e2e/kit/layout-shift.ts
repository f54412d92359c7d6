import type { Page } from '@playwright/test';

type Shift = { value: number; sources: { node?: Node }[] };

/** Notes whatever moves on the pages to come, each time with what it was. */
export async function watchForShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const target = window as unknown as { shifts: string[] };
    target.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        const moved = entry.sources.map(({ node }) => node?.textContent?.slice(0, 60));
        target.shifts.push(`${entry.value}: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
