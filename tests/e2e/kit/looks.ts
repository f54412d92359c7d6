import { lookViolations, violations } from './axe';
import { expectSettled } from './settled';
import { type Page, expect } from './test';

const PHONE = { width: 360, height: 800 };
const DESK = { width: 1280, height: 800 };

/** The page as it is, on a phone by day and on a desk by night: axe is content and it fits. */
export async function expectEveryLookGood(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await expectGoodByDay(page, '360 px');
  await page.setViewportSize(DESK);
  await expectGoodAtNight(page, '1280 px');
  expect(await overflow(page), '1280 px').toEqual([]);
}

/** The same at the width that it has. */
export async function expectGoodLook(page: Page, look?: string): Promise<void> {
  await expectGoodByDay(page, look);
  await expectGoodAtNight(page, look);
}

async function expectGoodByDay(page: Page, look?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectSettled(page);
  expect(await violations(page), look).toEqual([]);
  expect(await overflow(page), look).toEqual([]);
}

/** At night only the colours are others. */
async function expectGoodAtNight(page: Page, look?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectSettled(page);
  expect(await lookViolations(page), `${look}, dark`).toEqual([]);
}

/** What sticks out of the page, or of the dialog that is open, to the right. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.dialog, .dialog-body')]
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => `${box.tagName}.${box.className}: ${box.scrollWidth - box.clientWidth} px`),
  );
}
