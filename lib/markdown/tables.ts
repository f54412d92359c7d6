import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { element, setProperties } from './node';

/** Tables scroll sideways on their own, by keyboard too, and never widen the page. */
export function tables(tree: Root): void {
  visit(tree, 'table', (table, index, parent) => {
    if (!parent || index === undefined) return;
    for (const cell of table.children[0]?.children ?? []) setProperties(cell, { scope: 'col' });
    const frame = { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel: 'Tableau' };
    parent.children[index] = element('div', frame, [table]);
    return SKIP;
  });
}
