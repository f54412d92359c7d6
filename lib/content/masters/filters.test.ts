import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsToFind } from '@/lib/db/statements/fold-text';
import { wordsWhere } from '../filters';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789'].join(' ');

test('a question of many words costs as much as one of eight, however it is read', () => {
  const words = (q: string) =>
    wordsWhere(q, () => ({})).flatMap(({ OR }) => OR.map(({ AND }) => AND.length));
  assert.deepEqual(words(LETTERS), [8, 8]);
  assert.deepEqual(words('audit audit audit'), [1]);
  assert.deepEqual(words(' '), []);
});

test('a list is searched for what is meant as well', () => {
  assert.deepEqual(
    wordsWhere('grh casa', ({ contains }) => ({ contains })),
    [
      {
        OR: [
          { AND: [{ contains: 'casa' }, { contains: 'grh' }] },
          {
            AND: [{ contains: 'ressources' }, { contains: 'casablanca' }, { contains: 'humaines' }],
          },
        ],
      },
    ],
  );
});

test('the longest of too many words are looked for, because they tell most', () => {
  const words = wordsToFind('a b c d e f g h gestion de la finance');
  assert.deepEqual(words.slice(0, 4), ['gestion', 'finance', 'de', 'la']);
});
