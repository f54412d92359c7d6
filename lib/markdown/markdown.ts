import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkHtml from 'remark-html';
import type { Root } from 'mdast';
import { footnotes } from './footnotes';
import { type Heading, headings } from './headings';
import { escapeHtml } from './escape';
import { CostlyText, requireProportion, requireShortHtml } from './cost';
import { LONGEST_MARKDOWN, markdownFault } from './limits';
import { links, spaces } from './inline';
import { schema } from './schema';
import { tableWithColumns, tables, tasks } from './blocks';

export type { Heading } from './headings';
export type Rendered = { html: string; headings: Heading[] };

const parser = remark().use(remarkGfm);
const printer = remark().use(remarkHtml, {
  sanitize: schema,
  handlers: { table: tableWithColumns },
});

/** Raw HTML and ids that are not ours are left out. Throws CostlyText instead of rendering it. */
export function render(markdown: string): Rendered {
  const fault = markdown.length > LONGEST_MARKDOWN ? 'Is too long' : markdownFault(markdown);
  if (fault) throw new CostlyText(fault);
  const tree: Root = parser.parse(markdown);
  requireProportion(tree);
  const found = headings(tree);
  for (const change of [footnotes, tasks, tables, links, spaces]) change(tree);
  const html = printer.stringify(tree);
  requireShortHtml(html, markdown);
  return { html, headings: found };
}

/** A text that was stored before the limits were checked is shown as it is. */
export function unrendered(markdown: string): Rendered {
  return { html: `<pre>${escapeHtml(markdown)}</pre>`, headings: [] };
}
