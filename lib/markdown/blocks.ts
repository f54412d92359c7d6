import type { Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { element, setProperties } from './node';

/** A wide table scrolls by itself, by keyboard too, so that it never widens the page. */
export function tables(tree: Root): void {
  visit(tree, 'table', (table, index, parent) => {
    if (!parent || index === undefined) return;
    for (const cell of table.children[0]?.children ?? []) setProperties(cell, { scope: 'col' });
    const frame = { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel: 'Tableau' };
    parent.children[index] = element('div', frame, [table]);
    return SKIP;
  });
}

/** The box of a task is an image with a name, because a disabled input has none. */
export function tasks(tree: Root): void {
  visit(tree, 'list', (list) => {
    if (list.children.some(({ checked }) => typeof checked === 'boolean')) {
      setProperties(list, { className: ['task-list'] });
    }
  });
  visit(tree, 'listItem', (item) => {
    if (typeof item.checked !== 'boolean') return;
    const isDone = item.checked;
    item.checked = null;
    const box = element(
      'span',
      {
        className: [isDone ? 'task-done' : 'task'],
        role: 'img',
        ariaLabel: isDone ? 'Fait' : 'À faire',
      },
      [],
    );
    const first = item.children[0];
    if (first?.type === 'paragraph') first.children.unshift(box as (typeof first.children)[number]);
    else item.children.unshift(box as (typeof item.children)[number]);
  });
}
