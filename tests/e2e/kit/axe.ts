import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Whoever speaks to a browser says what they see; axe looks for it only when told to. */
const NAMES = { 'label-content-name-mismatch': { enabled: true } };
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe complains of on the page as it is now, each with the elements concerned. */
export async function violations(page: Page): Promise<string[]> {
  return complaints(page, { type: 'tag', values: RULES });
}

/** The same of its colours alone, for a page that was looked at in others. */
export async function colourViolations(page: Page): Promise<string[]> {
  return complaints(page, { type: 'rule', values: ABOUT_COLOURS });
}

type Chosen = { type: 'tag' | 'rule'; values: string[] };

async function complaints(page: Page, runOnly: Chosen): Promise<string[]> {
  // What fades in is judged as it stays.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The other mode opens a second page, for frames of other hosts. No page here has any.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations: found } = await axe
    .options({ runOnly, rules: NAMES, resultTypes: ['violations'] })
    .analyze();
  return found
    .map(({ id, nodes }) => [id, nodes.map(({ html }) => html).filter((html) => isFault(id, html))])
    .filter(([, parts = []]) => parts.length > 0)
    .map(([id, parts]) => `${String(id)}: ${[parts].flat().join(' | ')}`);
}

/** Nobody says an arrow. */
function isFault(id: string, html: string): boolean {
  return !(id in NAMES) || /\p{L}/u.test(html.replace(/<[^>]*>/g, ''));
}
