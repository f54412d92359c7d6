import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CostlyText, render } from './markdown';
import { renderMarkdown } from './kept-texts';

const row = (cells: number, cell: string) => `|${`${cell}|`.repeat(cells)}\n`;
const address = `/${'u'.repeat(20_000)}`;

const COSTLY: [what: string, text: string, reason: RegExp][] = [
  ['short rows of a wide table', row(2000, 'a') + row(2000, '-') + 'a\n'.repeat(3900), /cells/],
  [
    'many wide tables',
    `${row(100, 'a') + row(100, '-') + 'a\n'.repeat(120)}\n`.repeat(15),
    /cells/,
  ],
  ['a long address, used often', `[a]: ${address}\n\n${'[a] '.repeat(1900)}`, /addresses/],
  ['a long title', `[a]: /u "${address}"\n\n${'![b][a] '.repeat(900)}`, /addresses/],
  ['several long addresses', definitions(40) + uses(40, 40), /addresses/],
];

for (const [what, text, reason] of COSTLY) {
  test(`${what}: refused with the reason, and shown as it is written`, () => {
    assert.throws(
      () => render(text),
      (error: unknown) => {
        assert.ok(error instanceof CostlyText);
        assert.match(error.message, reason);
        return true;
      },
    );
    const { html } = renderMarkdown(text);
    assert.match(html, /^<pre>/);
    assert.ok(html.length < 2 * text.length);
  });
}

test('an honest table and honest definitions are rendered', () => {
  for (const text of [
    row(6, 'un texte') + row(6, '-') + row(6, 'un texte').repeat(400),
    `[a]: https://www.example.org/page\n\n${'[a] '.repeat(1900)}`,
  ]) {
    assert.doesNotMatch(renderMarkdown(text).html, /^<pre>/);
  }
});

const UNITS = [
  ...['a', ' ', '\n', '\n\n', '  \n', '# a\n', '- a\n', '> ', '1. a\n', '[a]', '[a]: /u\n'],
  ...['[^a]', '\n\n[^a]: b\n\n', '![a](/b)', '<b>', '&amp;', '"', '`', '**a**', '_a', '~~a~~'],
  ...['|', '|-', '---\n', 'https://a.ma/ ', 'a@b.ma ', ' :', ' ;', '« a »', '12 000 DH '],
  ...['- [ ] a\n', '```\n', '<!--', '\\'],
];

test('whatever is rendered is no longer than its source allows', () => {
  for (const [at, one] of UNITS.entries()) {
    for (const other of UNITS.slice(at)) {
      for (const text of [(one + other).repeat(25), one.repeat(25) + other.repeat(25)]) {
        const { html, headings } = renderMarkdown(text);
        const bytes = html.length + JSON.stringify(headings).length;
        assert.ok(bytes < 1000 + 60 * text.length, `${JSON.stringify([one, other])}: ${bytes}`);
      }
    }
  }
});

function definitions(count: number): string {
  return Array.from({ length: count }, (_, at) => `[${at}]: /${'u'.repeat(2000)}\n`).join('\n');
}

function uses(count: number, times: number): string {
  return `\n${Array.from({ length: count }, (_, at) => `[${at}] `.repeat(times)).join('')}`;
}
