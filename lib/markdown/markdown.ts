import { LRUCache } from 'lru-cache';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkHtml from 'remark-html';
import type { Root } from 'mdast';
import { footnotes } from './footnotes';
import { type Heading, headings } from './headings';
import { LONGEST_MARKDOWN, markdownFault } from './limits';
import { links, spaces } from './inline';
import { schema } from './schema';
import { tables, tasks } from './blocks';

export type { Heading } from './headings';
export type Rendered = { html: string; headings: Heading[] };

const parser = remark().use(remarkGfm);
const printer = remark().use(remarkHtml, { sanitize: schema });

const MAX_BYTES = 24 * 1024 * 1024;
const kept = new LRUCache<string, Rendered>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ html }, markdown) => markdown.length + html.length + 1,
});

/**
 * Raw HTML and ids that are not ours are left out. Results are kept, because parsing is half of
 * what a page costs.
 */
export function renderMarkdown(markdown: string): Rendered {
  const known = kept.get(markdown);
  if (known) return known;
  const rendered = render(markdown);
  kept.set(markdown, rendered);
  return rendered;
}

function render(markdown: string): Rendered {
  if (markdown.length > LONGEST_MARKDOWN || markdownFault(markdown)) {
    return { html: plainText(markdown), headings: [] };
  }
  const tree: Root = parser.parse(markdown);
  const found = headings(tree);
  for (const change of [footnotes, tasks, tables, links, spaces]) change(tree);
  return { html: printer.stringify(tree), headings: found };
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text that was stored before the limits were checked is shown as it is. */
function plainText(markdown: string): string {
  return `<pre>${markdown.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)}</pre>`;
}
