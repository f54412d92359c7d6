import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { frenchSpaces } from '@/lib/french/typography';
import { setProperties } from './node';

export type Heading = { id: string; text: string; depth: 2 | 3 };

export function headings(tree: Root): Heading[] {
  const taken = new Map<string, number>();
  const found: Heading[] = [];
  visit(tree, 'heading', (node) => {
    // The page prints the title as its h1, so an h1 in the text becomes a section.
    if (node.depth === 1) node.depth = 2;
    const text = toString(node).trim();
    const id = unique(anchor(text), taken);
    setProperties(node, { id });
    if (text && (node.depth === 2 || node.depth === 3)) {
      found.push({ id, text: frenchSpaces(text), depth: node.depth });
    }
  });
  return found;
}

/** The prefix keeps a heading such as « Contenu » apart from the page's own ids. */
function anchor(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .match(/[a-z0-9]+/g);
  return `s-${(words ?? ['section']).join('-').slice(0, 60)}`;
}

function unique(id: string, taken: Map<string, number>): string {
  let candidate = id;
  let count = taken.get(id) ?? 0;
  while (taken.has(candidate)) candidate = `${id}-${(count += 1)}`;
  taken.set(id, Math.max(count, 1));
  taken.set(candidate, 1);
  return candidate;
}
