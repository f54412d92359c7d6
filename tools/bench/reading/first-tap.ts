import type { Browser, Page } from '@playwright/test';
import { slowPage } from './visit';

/** From the tap to the frame that shows what it does, as the page itself sees it. */
export type Tap = {
  name: string;
  path: string;
  limit: number;
  run: (page: Page) => Promise<number>;
};

const SOON_MS = 100;
const LONGEST_MS = 10_000;
/** A phone takes as long to show its keyboard, and a thumb to find the next letter. */
const KEYBOARD_MS = 500;
const LETTER_MS = 200;

export const taps: Tap[] = [
  {
    ...{ name: `the menu, ${SOON_MS} ms after the first paint`, path: '/', limit: 150 },
    async run(page) {
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
      await page.waitForTimeout(SOON_MS);
      return effectOf(page, 'pointerdown', () => page.tap('button.menu-button'), '.menu-panel');
    },
  },
  {
    ...{ name: 'like, when the page is quiet', path: '/master-maroc/etudier-a-fes', limit: 400 },
    async run(page) {
      await page.waitForLoadState('networkidle');
      const liked = '[data-like][aria-pressed=true]';
      return effectOf(page, 'pointerdown', () => page.tap('.like'), liked);
    },
  },
  {
    ...{ name: 'a heart, when the page is quiet', path: '/masters', limit: 400 },
    async run(page) {
      await page.waitForLoadState('networkidle');
      const kept = '.keep [aria-pressed=true]';
      return effectOf(page, 'pointerdown', () => page.tap('.keep button'), kept);
    },
  },
  {
    // Names are suggested from the second letter on.
    ...{ name: 'the second letter of a search, when the page is quiet', path: '/', limit: 400 },
    async run(page) {
      await page.waitForLoadState('networkidle');
      await page.tap('button.search-button');
      await page.tap('#recherche-mobile');
      await page.waitForTimeout(KEYBOARD_MS);
      await page.keyboard.press('c');
      await page.waitForTimeout(LETTER_MS);
      return effectOf(page, 'keydown', () => page.keyboard.press('a'), '.suggestions li');
    },
  },
  {
    ...{ name: 'the first error of a form, once it is filled in', path: '/', limit: 200 },
    async run(page) {
      await page.waitForLoadState('networkidle');
      await page.tap('#newsletter-email');
      await page.waitForTimeout(KEYBOARD_MS);
      await page.keyboard.type('salma@localhost', { delay: LETTER_MS });
      const send = () => page.tap('#newsletter button');
      return effectOf(page, 'pointerdown', send, '#newsletter-email-erreur');
    },
  },
];

export async function firstTap(browser: Browser, siteUrl: string, tap: Tap): Promise<number> {
  const { page } = await slowPage(browser);
  try {
    await page.goto(siteUrl + tap.path, { waitUntil: 'commit' });
    return await tap.run(page);
  } finally {
    await page.context().close();
  }
}

/** The page watches before the finger moves, so that nothing is missed. */
async function effectOf(page: Page, event: string, act: () => Promise<void>, result: string) {
  await page.evaluate(watchFor, [event, result, LONGEST_MS] as const);
  await act();
  return page.evaluate(() => (self as unknown as Watching).effect);
}

type Watching = { effect: Promise<number> };

function watchFor([event, result, longest]: readonly [string, string, number]): void {
  const page = self as unknown as Watching;
  page.effect = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error(`${event} shows no ${result}`)), longest);
    addEventListener(
      event,
      ({ timeStamp }) => {
        const look = () => {
          const found = document.querySelector(result);
          const isShown = found?.checkVisibility({ opacityProperty: false });
          // The frame in which it is there is painted when the next task begins.
          if (isShown) setTimeout(() => resolve(performance.now() - timeStamp));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}
