import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aroundOf, findAt, findsOf, replaceAll } from './find-panel';

const TEXT = "L’été à Fès, l'Été (a+b) en\u00a0été.\nL’hiver.";

test('capitals, apostrophes and spaces make no difference, unless they shall', () => {
  assert.equal(findsOf(TEXT, "l'été").length, 2);
  assert.equal(findsOf(TEXT, 'L’été', true).length, 1);
  assert.equal(findsOf(TEXT, 'en été').length, 1);
  assert.equal(findsOf(TEXT, 'en été', true).length, 0);
});

test('what means something in a pattern means itself, and nothing is found by nothing', () => {
  assert.deepEqual(findsOf(TEXT, '(a+b)'), [{ start: 19, end: 24 }]);
  assert.equal(findsOf('[x](/y) {1} ^$|\\', '^$|\\').length, 1);
  assert.deepEqual(findsOf(TEXT, ''), []);
});

test('after the last comes the first', () => {
  const finds = findsOf(TEXT, 'été');
  assert.equal(findAt(finds, 0), 0);
  assert.equal(findAt(finds, (finds[0]?.start ?? 0) + 1), 1);
  assert.equal(findAt(finds, 10_000), 0);
  assert.equal(findAt([], 0), -1);
});

test('all are replaced by one edit, and no more of the text is touched than lies between', () => {
  const edit = replaceAll(TEXT, findsOf(TEXT, 'été'), 'hiver');
  assert.ok(edit);
  const { from, to, insert } = edit;
  assert.equal(TEXT.slice(0, from) + insert + TEXT.slice(to), TEXT.replaceAll(/été/gi, 'hiver'));
  assert.equal(replaceAll(TEXT, [], 'x'), undefined);
});

test('a find is shown with its line', () => {
  const [find] = findsOf(TEXT, 'hiver');
  assert.ok(find);
  assert.deepEqual(aroundOf(TEXT, find), { before: 'L’', found: 'hiver', after: '.' });
});
