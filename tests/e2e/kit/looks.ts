import { violations } from './axe';
import { type Page, expect } from './test';

export const LOOKS = [
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

/** The page as it is, on a phone and on a desk, by day and by night: axe is content and it fits. */
export async function expectEveryLookGood(page: Page): Promise<void> {
  for (const { width, colorScheme } of LOOKS) {
    const look = `${width} px, ${colorScheme}`;
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expectGoodLook(page, look);
  }
}

export async function expectGoodLook(page: Page, look?: string): Promise<void> {
  expect(await violations(page), look).toEqual([]);
  expect(await overflow(page), look).toEqual([]);
}

/** What sticks out of the page, or of the dialog that is open, to the right. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.dialog, .dialog-body')]
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => `${box.tagName}.${box.className}: ${box.scrollWidth - box.clientWidth} px`),
  );
}
