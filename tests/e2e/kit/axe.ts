import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe complains of on the page as it is now, each with the elements concerned. */
export async function violations(page: Page): Promise<string[]> {
  // What fades in is judged as it stays.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations: found } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
