import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Whoever speaks to a browser says what they see; axe looks for it only when told to. */
const LABEL_IN_NAME = 'label-content-name-mismatch';
const ABOUT_LOOKS = ['color-contrast', 'link-in-text-block', LABEL_IN_NAME];

/** What axe complains of on the page as it is now, each with the elements concerned. */
export async function violations(page: Page): Promise<string[]> {
  return complaints(page, {
    runOnly: { type: 'tag', values: RULES },
    rules: { [LABEL_IN_NAME]: { enabled: true } },
  });
}

/** The same of its colours and of the words that are seen, for a page that was looked at in others. */
export async function lookViolations(page: Page): Promise<string[]> {
  return complaints(page, { runOnly: { type: 'rule', values: ABOUT_LOOKS } });
}

async function complaints(page: Page, options: axe.RunOptions): Promise<string[]> {
  // What fades in is judged as it stays.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  }
  const { violations: found } = await page.evaluate(
    (asked) => (window as unknown as { axe: typeof axe }).axe.run(document, asked),
    { ...options, resultTypes: ['violations' as const] },
  );
  const told: string[] = [];
  for (const { id, nodes } of found) {
    const parts: string[] = [];
    for (const { html, target } of nodes) {
      if (id !== LABEL_IN_NAME || (await saysWords(page, String(target)))) parts.push(html);
    }
    if (parts.length > 0) told.push(`${id}: ${parts.join(' | ')}`);
  }
  return told;
}

/** Nobody says an arrow. Of a long element axe hands on the tag alone, so the page is asked. */
async function saysWords(page: Page, selector: string): Promise<boolean> {
  return /\p{L}/u.test(await page.locator(selector).innerText());
}
