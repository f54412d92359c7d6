import { LRUCache } from 'lru-cache';
import { CostlyText, type Rendered, render, unrendered } from './markdown';

const MAX_BYTES = 24 * 1024 * 1024;
/** On another day, or on a machine that is less busy, the same text may pass. */
const DOUBT_MS = 5 * 60_000;

type Kept = { rendered: Rendered; fault?: string };

// Parsing is half of what a page costs.
const kept = new LRUCache<string, Kept>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ rendered }, markdown) => markdown.length + rendered.html.length + 1,
});

/** For texts of the software itself. Those of staff are rendered elsewhere, under a limit. */
export function renderMarkdown(markdown: string): Rendered {
  const known = kept.get(markdown);
  if (known) return known.rendered;
  try {
    return keep(markdown, { rendered: render(markdown) }).rendered;
  } catch (error) {
    return keep(markdown, refused(markdown, error)).rendered;
  }
}

/** What cannot be rendered is shown as it is written, and `fault` says why. */
export async function renderBy(
  markdown: string,
  renderText: (markdown: string) => Promise<Rendered>,
): Promise<Kept> {
  const known = kept.get(markdown);
  if (known) return known;
  try {
    return keep(markdown, { rendered: await renderText(markdown) });
  } catch (error) {
    return keep(markdown, refused(markdown, error));
  }
}

function keep(markdown: string, made: Kept): Kept {
  kept.set(markdown, made, made.fault === undefined ? undefined : { ttl: DOUBT_MS });
  return made;
}

function refused(markdown: string, error: unknown): Kept {
  if (!(error instanceof CostlyText)) throw error;
  return { rendered: unrendered(markdown), fault: error.message };
}
