import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { element, setProperties } from './node';

/** A box of a task list is an image with a name: a disabled input has none. */
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
