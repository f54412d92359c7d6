import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { frenchSpaces } from '../typography';

export function spaces(tree: Root): void {
  visit(tree, 'text', (node) => {
    node.value = frenchSpaces(node.value);
  });
}
