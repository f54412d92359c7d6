import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { frenchSpaces } from '@/lib/french/typography';

export function spaces(tree: Root): void {
  visit(tree, 'text', (node) => {
    node.value = frenchSpaces(node.value);
  });
}
