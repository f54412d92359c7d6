import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsToFind } from '@/lib/db/statements/fold-text';
import { programmeWhere } from './filters';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789'].join(' ');

test('a question of many words costs as much as one of eight', () => {
  const conditions = (q?: string) => [programmeWhere({ limit: 1, offset: 0, q }).AND].flat().length;
  assert.equal(conditions(LETTERS) - conditions(), 8);
  assert.equal(conditions('audit audit audit') - conditions(), 1);
});

test('the longest of too many words are looked for, because they tell most', () => {
  const words = wordsToFind('a b c d e f g h gestion de la finance');
  assert.deepEqual(words.slice(0, 4), ['gestion', 'finance', 'de', 'la']);
});
