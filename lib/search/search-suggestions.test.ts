import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type NameGroup, suggestionsFor } from './search-suggestions';

const GROUPS: NameGroup[] = [
  ['Ville', ['Casablanca', 'Fès', 'Rabat']],
  ['Université', ['Université de Fès', 'Université Hassan II de Casablanca', 'HEM']],
  ['Guide', Array.from({ length: 20 }, (_, index) => `Les bourses ${index}`)],
];
const names = (typed: string) => suggestionsFor(GROUPS, typed).map(({ name }) => name);

test('beginnings of names come before beginnings of their words', () => {
  assert.deepEqual(names('casa'), ['Casablanca', 'Université Hassan II de Casablanca']);
  assert.deepEqual(names('hassan ii de'), ['Université Hassan II de Casablanca']);
});

test('accents and capitals do not count', () => {
  assert.deepEqual(suggestionsFor(GROUPS, 'FES'), [
    { kind: 'Ville', name: 'Fès' },
    { kind: 'Université', name: 'Université de Fès' },
  ]);
  assert.deepEqual(names('fés'), names('fes'));
});

test('nothing for one letter, for the inside of a word, for signs', () => {
  for (const typed of ['', ' ', 'f', 'ablanca', '(((', '.*']) assert.deepEqual(names(typed), []);
});

test('never more than fit under the box', () => {
  assert.equal(names('bourses').length, 7);
});
