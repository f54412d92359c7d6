import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countWords, fold, readingTime, slugFromText } from './words';
import fc from 'fast-check';
import { isSlug } from '@/lib/entities/fields/rules';

test('accents, capitals and ligatures do not count', () => {
  assert.equal(fold('ÉQUIVALENCE à Fès, Œuvres'), 'equivalence a fes, oeuvres');
  assert.equal(fold('cæsar'), 'caesar');
});

const cases: [text: string, slug: string][] = [
  ['Écoles d’ingénieurs : le guide', 'ecoles-d-ingenieurs-le-guide'],
  ['  Bourses 2026-2027 !  ', 'bourses-2026-2027'],
  ['Sœurs & cœurs', 'soeurs-coeurs'],
  ['L’Université Mohammed V', 'l-universite-mohammed-v'],
  ['…', ''],
  ['الدار البيضاء', ''],
];

for (const [text, slug] of cases) {
  test(`${text} → ${slug || 'nothing'}`, () => assert.equal(slugFromText(text), slug));
}

test('a long title is cut between two words', () => {
  const slug = slugFromText('mot '.repeat(60));
  assert.ok(slug.length <= 80);
  assert.ok(slug.endsWith('-mot'));
});

test('whatever the text, the result is a slug or empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const slug = slugFromText(text);
      return slug === '' || isSlug(slug);
    }),
  );
});

test('counts words, not marks', () => {
  assert.equal(countWords('## Un titre\n\n- **gras** et *penché*'), 5);
  assert.equal(countWords(''), 0);
});

test('an elision is one word, as French counts it', () => {
  assert.equal(countWords('L’université d’État'), 2);
});

test('the suggestion stays within 1 and 60 minutes', () => {
  const minutes = (words: number) => readingTime('mot '.repeat(words));
  assert.deepEqual([0, 200, 1000, 100_000].map(minutes), [1, 1, 5, 60]);
});
