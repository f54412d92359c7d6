import { colourViolations, violations } from './axe';
import { type Page, expect } from './test';

export const WIDTHS = [360, 1280];

/** The page as it is, on a phone and on a desk, by day and by night: axe is content and it fits. */
export async function expectEveryLookGood(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectGoodLook(page, `${width} px`);
  }
}

export async function expectGoodLook(page: Page, look?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await violations(page), look).toEqual([]);
  expect(await overflow(page), look).toEqual([]);
  // At night only the colours are others.
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourViolations(page), `${look}, dark`).toEqual([]);
}

/** What sticks out of the page, or of the dialog that is open, to the right. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.dialog, .dialog-body')]
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => `${box.tagName}.${box.className}: ${box.scrollWidth - box.clientWidth} px`),
  );
}
