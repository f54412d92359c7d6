import type { FootnoteDefinition, FootnoteReference, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { element } from './blocks';

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
