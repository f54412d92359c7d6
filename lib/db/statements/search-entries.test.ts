import assert from 'node:assert/strict';
import { test } from 'node:test';
import { questionWords, stem } from '@/lib/french/question-words';
import { onDatabase } from '@/tests/fixtures/database/on-database';
import { questionTerms } from './search-entries';

test('a word that every object has is a word like any other', () => {
  for (const word of ['constructor', 'tostring', 'valueof', 'hasownproperty']) {
    assert.match(questionTerms(word).wholeWords, new RegExp(`^\\('${word}'\\)$`));
  }
});

test('a field is looked for under both its names, a place under that of the guide', () => {
  assert.equal(questionTerms('rh').wholeWords, "('rh' | ('ressourc' & 'humain'))");
  assert.equal(questionTerms('casa').wholeWords, "('casablanca')");
  assert.equal(questionTerms('encg casa').wholeWords, "('encg') & ('casablanca')");
});

test('what is wanted is not looked for beside what it is wanted of', () => {
  assert.equal(questionTerms('date concours encg settat').wholeWords, "('encg') & ('settat')");
  assert.equal(questionTerms('date concours').wholeWords, "('candidatur')");
});

const TEXTS = [
  ...['Françaises, PUBLIQUE & œuvres : 59.24', 'L’été, encg-settat; (UM6P)'],
  ...['classes presse choix année employée abces lessess 12emes web2peoples', 's'.repeat(60)],
];

onDatabase('the endings of words', ({ db }) => {
  for (const text of TEXTS) {
    test(`questions lose the same as texts: ${text}`, async () => {
      const [row] = await db.$queryRaw<{ words: string[] }[]>`
        SELECT tsvector_to_array(search_vector(${text})) AS words`;
      const ours = questionWords(text).map(stem);
      assert.deepEqual(ours.sort(), row?.words.sort());
    });
  }

  test('only words that have an ending are looked at', async () => {
    const [source] = await db.$queryRaw<{ prosrc: string }[]>`
      SELECT prosrc FROM pg_proc WHERE proname = 'search_vector'`;
    const pattern = /'([^']+\\M)'/.exec(source?.prosrc ?? '')?.[1];
    const looks = await db.$queryRaw<{ found: string[] }[]>`
      SELECT regexp_matches('maison jardin soleils professionnelles', ${pattern}, 'g') AS found`;
    assert.equal(looks.length, 2);
  });

  test('a word without an end is not looked through again from each of its letters', async () => {
    // So long that what grows with the square of it would not end.
    for (const word of ['a'.repeat(1_000_000), `aaaa${'e'.repeat(1_000_000)}`]) {
      const [row] = await db.$queryRaw<{ n: number }[]>`
        SELECT length(search_vector(${`${word} ville`})) AS n`;
      assert.equal(row?.n, 1);
    }
  });
});
