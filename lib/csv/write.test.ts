import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csv } from './cell';

const cellOf = (value: string) => csv(['h'], [[value]]).slice('\uFEFFh\r\n'.length, -2);

test('begins with the mark that tells UTF-8, and ends every line as the standard wants', () => {
  assert.equal(csv(['a', 'b'], [['1', 'é@f']]), '\uFEFFa,b\r\n1,é@f\r\n');
});

for (const formula of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=cmd|"/c calc"!A1']) {
  test(`threat 29: spreadsheet formulas: ${JSON.stringify(formula)} is none any more`, () => {
    assert.ok(cellOf(formula).startsWith(`"'`));
  });
}

for (const [text, cell] of [
  ['a;=1+1', "a;'=1+1"],
  ['a,@SUM(A1)', "a,'@SUM(A1)"],
  ['a\n-1', "a\n'-1"],
  ['a\t+1', "a\t'+1"],
  ["a;'=1", "a;''=1"],
  ['Lettre ; CV - deux pages', 'Lettre ; CV - deux pages'],
] as const) {
  test(`threat 50: formulas after a separator: ${JSON.stringify(text)} begins none where it is split`, () => {
    assert.equal(cellOf(text).replace(/^"|"$/g, ''), cell);
  });
}
