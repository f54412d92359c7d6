import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CsvFault } from './cell';
import { readCsv } from './read';

const HEADER = ['nom', 'frais', 'note'];
const CELLS = ['Maîtrise d’œuvre', '1 250,00 €', 'deux\nlignes; et "plus"'];

const utf8 = (text: string) => Buffer.from(text, 'utf8');
/** As Windows writes them: ’ is 0x92, œ is 0x9C, € is 0x80. */
const windows1252 = (text: string) =>
  Buffer.from(
    text.replaceAll('’', '\x92').replaceAll('œ', '\x9c').replaceAll('€', '\x80'),
    'latin1',
  );

const lines = (separator: string, fee = CELLS[1]) => {
  const row = ['Maîtrise d’œuvre', fee, '"deux\nlignes; et ""plus"""'];
  return `${HEADER.join(separator)}\r\n${row.join(separator)}\r\n`;
};
const WITH_COMMAS = lines(',', '"1 250,00 €"');

const FILES: [program: string, bytes: Buffer, encoding: string, separator: string][] = [
  ['Excel in French, CSV', windows1252(`${lines(';')};;\r\n;;\r\n`), 'Windows-1252', ';'],
  ['Excel in French, CSV UTF-8', utf8(`\uFEFF${lines(';')}`), 'UTF-8', ';'],
  ['Excel, Unicode text', Buffer.from(`\uFEFF${lines('\t')}`, 'utf16le'), 'UTF-16', '\t'],
  ['LibreOffice', utf8(WITH_COMMAS.replaceAll('\r\n', '\n')), 'UTF-8', ','],
  ['Google Sheets', utf8(WITH_COMMAS.trimEnd()), 'UTF-8', ','],
  ['a file that says its separator', utf8(`sep=;\r\n${lines(';')}`), 'UTF-8', ';'],
];

for (const [program, bytes, encoding, separator] of FILES) {
  test(`${program}: the same cells`, async () => {
    const file = await readCsv(bytes);
    assert.deepEqual([file.encoding, file.separator], [encoding, separator]);
    assert.deepEqual(file.header, HEADER);
    assert.deepEqual(
      file.rows.map(({ cells }) => cells),
      [CELLS],
    );
  });
}

test('each row knows the line that it begins on', async () => {
  const { rows } = await readCsv(utf8('a,b\n\n1,2\n"x\ny",3\r\n4,5,6'));
  assert.deepEqual(
    rows.map(({ line, cells }) => [line, cells.length]),
    [
      [3, 2],
      [4, 2],
      [6, 3],
    ],
  );
});

const REFUSED: [what: string, bytes: Buffer, message: RegExp, line?: number][] = [
  ['nothing', utf8(''), /empty/],
  ['blank lines', utf8('\r\n;;\r\n'), /empty/],
  ['a spreadsheet', Buffer.from('504b03041400', 'hex'), /not a CSV file/],
  ['bytes of no encoding', Buffer.from('a,b\n\xe9\x81,c', 'latin1'), /neither UTF-8 nor/, 2],
  ['a quote that is never closed', utf8('a,b\n1,2\n3,"x\n4,5\n'), /never closed/, 3],
  ['the same in a long file', utf8(`a,b\n1,"x\n${'1,2\n'.repeat(50_000)}`), /never closed/, 2],
  ['text after a quote', utf8('a,b\n"x"y,2\n'), /after a closing quote/, 2],
  ['a lone quote', utf8('a,b\n1,x"y\n'), /inside a cell/, 2],
  ['a million columns', utf8('a,'.repeat(1_000_000)), /too long/, 1],
  ['hundreds of columns', utf8('a,'.repeat(300)), /columns/, 1],
  ['more rows than anybody checks', utf8(`a,b\n${'1,2\n'.repeat(20_001)}`), /rows/, 20_002],
  ['a million blank lines', utf8('\n'.repeat(1_000_000)), /empty ones/, 50_001],
  [
    'a million empty cells',
    utf8(`a,b\n${','.repeat(1000).concat('\n').repeat(1000)}`),
    /200 columns/,
    2,
  ],
];

for (const [what, bytes, message, line] of REFUSED) {
  test(`refuses ${what}, and says where`, async () => {
    await assert.rejects(readCsv(bytes), (error: unknown) => {
      assert.ok(error instanceof CsvFault, String(error));
      assert.match(error.message, message);
      assert.equal(error.line, line);
      return true;
    });
  });
}

test('others are answered while a large file is read', async () => {
  let turns = 0;
  let isDone = false;
  const others = (async () => {
    for (; !isDone; turns += 1) await new Promise(setImmediate);
  })();
  await readCsv(utf8(`a,b\n${'un texte,un autre texte assez long\n'.repeat(20_000)}`));
  isDone = true;
  await others;
  assert.ok(turns > 5, `${turns} turns`);
});

test('a letter of two halves survives the cut between two slices', async () => {
  const names = `a,b\n${'🎓🎓🎓,x\n'.repeat(10_000)}`;
  const { rows } = await readCsv(utf8(names));
  assert.ok(rows.every(({ cells }) => cells[0] === '🎓🎓🎓'));
});
