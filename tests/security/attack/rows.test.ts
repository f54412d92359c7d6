import assert from 'node:assert/strict';
import { test } from 'node:test';
import { THREATS, nameOf, rowOf, threatFiles } from './rows';

/** Where a test or a group of them, or the constant that several begin with, is named. */
const TEST_NAME = String.raw`(?:(?:test|describe)\(\s*|ROW = )['\`]`;
const texts = [...threatFiles().values()];

for (const row of Object.keys(THREATS)) {
  test(`row ${row} has a test of its name`, () => {
    assert.ok(
      texts.some((text) => new RegExp(`${TEST_NAME}${nameOf(row)}`).test(text)),
      nameOf(row),
    );
  });
}

test('every test that names a row uses its words', () => {
  for (const text of texts) {
    for (const [, row = '', words = ''] of text.matchAll(
      new RegExp(`${TEST_NAME}threat (\\w+): ([^'\`]*)`, 'g'),
    )) {
      assert.ok(words.startsWith(THREATS[row] ?? '?'), `threat ${row}: ${words}`);
    }
  }
});

test('a test belongs to the row of its outermost name', () => {
  assert.equal(rowOf(['with a database', 'threat 9: logout CSRF', 'threat 2: x']), '9');
  assert.equal(rowOf(['threatened 9: x']), undefined);
});
