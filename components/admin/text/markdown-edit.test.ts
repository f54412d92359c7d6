import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Tool, edits } from './markdown-edit';

/** Writes the selection as [ ] in the text, before and after. */
function apply(tool: Tool, marked: string): string {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const text = marked.replace('[', '').replace(']', '');
  const edit = edits[tool]({ text, start, end });
  const done = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  return `${done.slice(0, edit.start)}‹${done.slice(edit.start, edit.end)}›${done.slice(edit.end)}`;
}

const cases: [tool: Tool, before: string, after: string][] = [
  ['bold', 'un [mot] ici', 'un **‹mot›** ici'],
  ['italic', '[]', '*‹texte›*'],
  ['link', 'voir [la page].', 'voir [la page](‹https://›).'],
  ['heading', 'a\nti[]tre\nb', 'a\n## titre‹›\nb'],
  ['heading', '### ti[]tre', '## titre‹›'],
  ['list', '[un\ndeux]', '- un\n- deux‹›'],
  ['steps', '[- un\n- deux]', '1. un\n2. deux‹›'],
  ['quote', 'x\n[]', 'x\n> ‹›'],
];

for (const [tool, before, after] of cases) {
  test(`${tool}: ${JSON.stringify(before)}`, () => assert.equal(apply(tool, before), after));
}

test('a table stands apart from the text before it', () => {
  assert.match(apply('table', 'texte[]'), /^texte\n\n\| Colonne .*\n\n‹›$/s);
});
