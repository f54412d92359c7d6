import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Why a text is not rendered, in words for whoever wrote it. */
export class CostlyText extends Error {}

const MOST_CELLS = 12_000;
const MOST_REPEATED = 200_000;
const LEAST_HTML = 500_000;
const MOST_HTML = 1_500_000;
const MOST_PER_SIGN = 20;

/** A table fills short rows up, and each use of a definition repeats its address and its title. */
export function requireProportion(tree: Root): void {
  let cells = 0;
  visit(tree, 'table', ({ align, children }) => {
    const widest = children.reduce((most, row) => Math.max(most, row.children.length), 0);
    cells += Math.max(align?.length ?? 0, widest) * children.length;
  });
  if (cells > MOST_CELLS) throw new CostlyText(`Has tables of more than ${MOST_CELLS} cells`);
  if (repeated(tree) > MOST_REPEATED) throw new CostlyText('Repeats long addresses too often');
}

export function requireShortHtml(html: string, markdown: string): void {
  const most = Math.min(MOST_HTML, LEAST_HTML + MOST_PER_SIGN * markdown.length);
  if (html.length > most) throw new CostlyText('Becomes a page that is too long');
}

function repeated(tree: Root): number {
  const lengths = new Map<string, number>();
  visit(tree, 'definition', ({ identifier, url, title }) => {
    if (!lengths.has(identifier)) lengths.set(identifier, url.length + (title?.length ?? 0));
  });
  let total = 0;
  visit(tree, ['linkReference', 'imageReference'], (node) => {
    if ('identifier' in node) total += lengths.get(node.identifier) ?? 0;
  });
  return total;
}
