import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Part, wordDiff } from './word-diff';

const told = (parts: Part[]) =>
  parts
    .map(({ kind, text }) =>
      kind === 'same' ? text : kind === 'gone' ? `[-${text}-]` : `{+${text}+}`,
    )
    .join('');
const side = (parts: Part[], left: Part['kind']) =>
  parts
    .filter(({ kind }) => kind !== left)
    .map(({ text }) => text)
    .join('');

test('shows words, not lines and not letters', () => {
  const parts = wordDiff('Le master dure deux ans à Fès.', 'Le master dure trois ans à Rabat.');
  assert.equal(told(parts), 'Le master dure [-deux-]{+trois+} ans à [-Fès-]{+Rabat+}.');
});

test('finds a paragraph that came, one that went, and words in another', () => {
  const before = 'Un début.\n\nUn milieu qui part.\n\nUne fin.\n';
  const after = 'Un début.\n\nUne fin heureuse.\n\nUn ajout.\n';
  const parts = wordDiff(before, after);
  assert.equal(side(parts, 'new'), before);
  assert.equal(side(parts, 'gone'), after);
  assert.match(told(parts), /heureuse/);
});

test('both texts can always be put together again from the parts', () => {
  const letters = 'ab \n.é';
  let seed = 7;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const random = () =>
    Array.from({ length: next(40) }, () => letters[next(letters.length)]).join('');
  for (let round = 0; round < 500; round++) {
    const [before, after] = [random(), random()];
    const parts = wordDiff(before, after);
    assert.equal(side(parts, 'new'), before);
    assert.equal(side(parts, 'gone'), after);
  }
});

test('texts that differ in too much are shown as a whole, and nothing of them is lost', () => {
  const numbers = (count: number, factor: number) =>
    Array.from({ length: count }, (_, at) => `${at * factor}`);
  const hostile = [
    ['a '.repeat(100_000), 'b '.repeat(100_000)],
    ['\n'.repeat(200_000), 'x\n'.repeat(100_000)],
    ['ab'.repeat(50_000).split('').join(' '), 'ba'.repeat(50_000).split('').join('\n')],
    [numbers(30_000, 1).join(' '), numbers(30_000, 7).join(' ')],
    // Few enough words to be looked at, and hardly one of them stays.
    [numbers(1000, 1).join(' '), numbers(1000, 7).join(' ')],
    [' '.repeat(200_000), '\t'.repeat(200_000)],
  ];
  for (const [before = '', after = ''] of hostile) {
    const parts = wordDiff(before, after);
    assert.ok(parts.filter(({ kind }) => kind !== 'same').length <= 2);
    assert.equal(side(parts, 'new'), before);
    assert.equal(side(parts, 'gone'), after);
  }
});

test('a word in a paragraph of 200,000 letters is shown as that word', () => {
  const words = Array.from({ length: 40_000 }, (_, at) => `m${at % 900}`);
  const parts = wordDiff(words.join(' '), words.with(20_000, 'ici').join(' '));
  const texts = parts.filter(({ kind }) => kind !== 'same').map(({ text }) => text);
  assert.deepEqual(texts, [words[20_000], 'ici']);
});
