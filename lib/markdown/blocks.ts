import type { Data, Node, RootContent, Root, Table, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Options } from 'remark-html';
import { SKIP, visit } from 'unist-util-visit';
import { frenchSpaces, shorten } from '@/lib/french/typography';

type Properties = Record<string, string | number | string[]>;
type Shaped = Data & { hName?: string; hProperties?: Properties };

export function setProperties(node: Node, properties: Properties): void {
  const data = (node.data ??= {}) as Shaped;
  data.hProperties = { ...data.hProperties, ...properties };
}

export function element(
  name: string,
  properties: Properties,
  children: RootContent[],
): RootContent {
  const data: Shaped = { hName: name, hProperties: properties };
  return { type: 'emphasis', data, children } as RootContent;
}

/** A wide table scrolls by itself, by keyboard too, so that it never widens the page. */
export function tables(tree: Root): void {
  let left = MOST_LABELS;
  visit(tree, 'table', (table, index, parent) => {
    if (!parent || index === undefined) return;
    const [head, ...rows] = table.children;
    const heads = head?.children ?? [];
    for (const cell of heads) setProperties(cell, { scope: 'col' });
    const labels = heads.map((cell) => shorten(frenchSpaces(toString(cell)), LONGEST_LABEL));
    const cells = labels.length * rows.length;
    const isCards = labels.length >= FEWEST_COLUMNS && cells <= left;
    if (isCards) {
      left -= cells;
      for (const row of rows) label(row.children, labels);
    }
    const className = isCards ? ['table-scroll', 'table-cards'] : ['table-scroll'];
    const frame = { className, tabIndex: 0, role: 'group', ariaLabel: 'Tableau' };
    parent.children[index] = element('div', frame, [table]);
    return SKIP;
  });
}

type Handler = NonNullable<NonNullable<Options['handlers']>['table']>;

/** Names the columns first, so that they have their widths before any cell arrives. */
export const tableWithColumns: Handler = (state, table: Table) => {
  const part = (tagName: string, children: ReturnType<typeof state.all>) => ({
    type: 'element' as const,
    tagName,
    properties: {},
    children,
  });
  const [head, ...rows] = state.all(table);
  const columns = (table.children[0]?.children ?? []).map(() => part('col', []));
  return part('table', [
    part('colgroup', columns),
    part('thead', head ? [head] : []),
    ...(rows.length > 0 ? [part('tbody', rows)] : []),
  ]);
};

const FEWEST_COLUMNS = 3;
const LONGEST_LABEL = 40;
/** Each cell repeats the head of its column, which must not make a page of a line of bars. */
const MOST_LABELS = 1000;

/** On a phone each row is a card, where these stand before the cells. */
function label(cells: readonly TableCell[], labels: readonly string[]): void {
  cells.forEach((cell, at) => {
    if (at > 0 && labels[at]) setProperties(cell, { dataLabel: labels[at] });
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
