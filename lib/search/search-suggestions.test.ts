import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type NameGroup, nearestQuestion, suggestionsFor } from './search-suggestions';

const named = (names: string[]): [string, string][] =>
  names.map((name) => [name, name.length + '']);
const GROUPS: NameGroup[] = [
  ['Ville', '/villes/', named(['Casablanca', 'Fès', 'Rabat'])],
  ['Université', '/u/', named(['Université de Fès', 'Université Hassan II de Casablanca', 'HEM'])],
  ['Masters', '/s/', [['Masters en finance à Casablanca', 'finance/casablanca']]],
  ['Guide', '', named(Array.from({ length: 20 }, (_, index) => `Les bourses ${index}`))],
];
const nearest = (typed: string) => nearestQuestion(GROUPS, typed);
const names = (typed: string) => suggestionsFor(GROUPS, typed).map(({ name }) => name);

test('beginnings of names come before beginnings of their words', () => {
  assert.deepEqual(names('casa'), [
    ...['Casablanca', 'Université Hassan II de Casablanca', 'Masters en finance à Casablanca'],
  ]);
  assert.deepEqual(names('hassan ii de'), ['Université Hassan II de Casablanca']);
});

test('words are found in any order, and what stands in every name does not count', () => {
  for (const typed of [
    'finance casa',
    'casablanca finance',
    'master de finance',
    'aux masters en finance',
  ]) {
    assert.deepEqual(names(typed), ['Masters en finance à Casablanca'], typed);
  }
  assert.deepEqual(names('finance rabat'), []);
});

test('each comes with its kind and its address', () => {
  assert.deepEqual(suggestionsFor(GROUPS, 'finance'), [
    {
      kind: 'Masters',
      name: 'Masters en finance à Casablanca',
      href: '/s/finance/casablanca',
      place: 1,
    },
  ]);
});

test('accents and capitals do not count', () => {
  assert.deepEqual(names('FES'), ['Fès', 'Université de Fès']);
  assert.deepEqual(names('fés'), names('fes'));
});

test('nothing for one letter, for the inside of a word, for signs', () => {
  for (const typed of ['', ' ', 'f', 'ablanca', '(((', '.*', 'de']) {
    assert.deepEqual(names(typed), []);
  }
});

test('never more than fit under the box', () => {
  assert.equal(names('bourses').length, 5);
});

test('a misspelt word has a nearest one, if it is near', () => {
  assert.equal(nearest('casablnca'), 'Casablanca');
  assert.equal(nearest('finnance casablnca'), 'finance Casablanca');
  for (const typed of ['casablanca', 'xqzwk', 'zz', 'visa']) {
    assert.equal(nearest(typed), undefined, typed);
  }
});

test('a long text costs little', () => {
  // So long that what grows with the square of it would not end.
  const word = 'é'.repeat(1_000_000);
  assert.deepEqual(suggestionsFor(GROUPS, word), []);
  assert.deepEqual(suggestionsFor(GROUPS, `${word} `.repeat(2)), []);
  assert.equal(nearest('casablnca '.repeat(10)), 'Casablanca '.repeat(10).trim());
});
