import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readCell, writeCell, CsvFault } from './cell';
import { readCsv } from './read';

const TEXTS = [
  ...['=1+1', '+212 5', '- dossier', '@nom', "'=x", "''=x", "l'école", "'", "'a", 'a,b;c'],
  ...['a;=1+1', "a;'=1", 'a,-1;@x', 'dossier\n- lettre', '\t=1', 'a\t+1', ';;=', "'\t'=1"],
  ...['"cité"', 'deux\nlignes', '-1', '＝x', 'القانون', ' bords ', '\t=x', "'\n"],
];

for (const separator of [',', ';', '\t']) {
  test(`what is written comes back the same, separated by ${JSON.stringify(separator)}`, async () => {
    const line = TEXTS.map((text) => writeCell(text, separator)).join(separator);
    const { header } = await readCsv(Buffer.from(`${line}${separator}end\n`));
    assert.deepEqual(header.slice(0, -1).map(readCell), TEXTS);
  });
}

test('any printable text comes back the same', () => {
  const printable = fc
    .string({ unit: 'grapheme' })
    // U+FFFD stands for what was lost in reading, and is refused.
    .filter((text) => text.trim() !== '' && !text.includes('\uFFFD'));
  fc.assert(
    fc.property(
      printable,
      fc.constantFrom('', "'", '=', "'=", '+', '@', ';=', "a;'-", '\n@'),
      (text, start) => {
        const quoted = writeCell(start + text);
        const cell = quoted.startsWith('"') ? quoted.slice(1, -1).replaceAll('""', '"') : quoted;
        assert.equal(readCell(cell), start + text);
      },
    ),
  );
});

for (const [cell, message] of [
  ['=HYPERLINK("http://x")', /formula/],
  ['@SUM(A1)', /formula/],
  ['#REF!', /#REF!/],
  ['#NOM?', /#NOM/],
  ['a\u0000b', /cannot be stored/],
  ["'=a\u0007", /cannot be stored/],
  ['a\uFFFDb', /cannot be stored/],
] as const) {
  test(`refuses ${JSON.stringify(cell)}`, () => {
    assert.throws(
      () => readCell(cell),
      (error) => error instanceof CsvFault && message.test(error.message),
    );
  });
}

test('a cell of blanks is empty, and a break of Windows is a break', () => {
  assert.equal(readCell(' \u00A0\t'), '');
  assert.equal(readCell('un\r\ndeux'), 'un\ndeux');
});
