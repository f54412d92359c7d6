import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spelledLike } from '@/lib/french/spelling';
import { corrected, knownWords } from './search';

const SPELLING = [
  { word: 'master', nearest: 'master' },
  { word: 'ingeneirie', nearest: 'ingenierie' },
  { word: 'xyzzy', nearest: null },
];

test('only unknown words are replaced, the rest stays as it was typed', () => {
  assert.equal(corrected('Master, ingéneirie', SPELLING), 'Master, ingenierie');
  assert.equal(corrected('Master xyzzy', SPELLING), undefined);
  assert.equal(corrected('Master', []), undefined);
});

test('a correction is written as the titles write it', () => {
  assert.equal(spelledLike('master ingenierie', ['L’Ingénierie au Maroc']), 'master Ingénierie');
  assert.equal(spelledLike('fès casablanca', ['Casablanca']), 'fès Casablanca');
});

test('the words of a question of several are offered one by one', () => {
  assert.deepEqual(knownWords(SPELLING), ['master', 'ingenierie']);
  assert.deepEqual(knownWords(SPELLING.slice(0, 1)), []);
});
