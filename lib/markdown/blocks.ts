import type {
  Data,
  Node,
  RootContent,
  Root,
  Table,
  TableCell,
  FootnoteDefinition,
  FootnoteReference,
} from 'mdast';
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

function element(name: string, properties: Properties, children: RootContent[]): RootContent {
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

type Note = { number: number; definition: FootnoteDefinition; calls: number };

export function footnotes(tree: Root): void {
  const definitions = takeDefinitions(tree);
  const notes = new Map<string, Note>();
  linkReferences(tree, definitions, notes);
  // A note may call another one, which joins the map while it is being read.
  for (const { definition } of notes.values()) linkReferences(definition, definitions, notes);
  if (notes.size > 0) tree.children.push(noteList([...notes.values()]));
}

function takeDefinitions(tree: Root): Map<string, FootnoteDefinition> {
  const definitions = new Map<string, FootnoteDefinition>();
  visit(tree, 'footnoteDefinition', (node, index, parent) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
    if (parent === undefined || index === undefined) return;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return definitions;
}

function linkReferences(
  tree: Root | FootnoteDefinition,
  definitions: Map<string, FootnoteDefinition>,
  notes: Map<string, Note>,
): void {
  visit(tree, 'footnoteReference', (node, index, parent) => {
    const definition = definitions.get(node.identifier);
    if (!parent || index === undefined) return;
    parent.children[index] = definition
      ? call(node, definition, notes)
      : { type: 'text', value: `[^${node.label ?? node.identifier}]` };
    return SKIP;
  });
}

function call(
  { identifier }: FootnoteReference,
  definition: FootnoteDefinition,
  notes: Map<string, Note>,
): RootContent {
  const note = notes.get(identifier) ?? { number: notes.size + 1, definition, calls: 0 };
  notes.set(identifier, note);
  note.calls += 1;
  const { number } = note;
  const link = element(
    'a',
    { href: `#n-${number}`, id: callId(number, note.calls), ariaLabel: `Note ${number}` },
    [{ type: 'text', value: String(number) }],
  );
  return element('sup', {}, [link]);
}

function noteList(notes: Note[]): RootContent {
  const items = notes.map(({ number, definition, calls }) => {
    const backs = Array.from({ length: calls }, (_, index) => back(number, index + 1, calls));
    const last = definition.children.at(-1);
    if (last?.type === 'paragraph') last.children.push(...(backs as typeof last.children));
    const rest = last?.type === 'paragraph' ? [] : backs;
    return element('li', { id: `n-${number}` }, [...definition.children, ...rest]);
  });
  const title: RootContent = {
    type: 'heading',
    depth: 2,
    children: [{ type: 'text', value: 'Notes' }],
  };
  return element('section', { className: ['notes'] }, [title, element('ol', {}, items)]);
}

function back(number: number, index: number, calls: number): RootContent {
  const which = calls > 1 ? `, appel ${index}` : '';
  const properties = {
    href: `#${callId(number, index)}`,
    ariaLabel: `Revenir au texte, note ${number}${which}`,
  };
  return element('a', properties, [{ type: 'text', value: ' ↩\ufe0e' }]);
}

const callId = (number: number, index: number) =>
  index === 1 ? `a-${number}` : `a-${number}-${index}`;
