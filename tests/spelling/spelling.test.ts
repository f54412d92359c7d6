import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { SPECIFIED, frenchTexts } from './french-texts';
import { type Speller, isRight, openDictionary, ownWords, wordsOf } from './misspelt';

const texts = frenchTexts().filter(({ text }) => !SPECIFIED.includes(text));
const own = new Set(ownWords);
describe('the French texts', () => {
  let dictionary: Speller;
  before(async () => {
    dictionary = await openDictionary();
  });
  after(() => dictionary.close());

  const isKnown = (word: string) => own.has(word) || dictionary.knows(word);

  test('every word of the French texts is in the dictionary or in the list of names', () => {
    assert.ok(texts.length > 1000, `only ${texts.length} texts were found`);
    const wrong = new Map<string, string>();
    for (const { file, text } of texts) {
      for (const word of wordsOf(text)) if (!isRight(word, isKnown)) wrong.set(word, file);
    }
    assert.deepEqual(Object.fromEntries(wrong), {}, 'mend them, or add names to words.txt');
  });

  test('the list of names is sorted, and holds nothing that is known or unused', () => {
    assert.deepEqual(
      ownWords,
      ownWords.toSorted((a, b) => a.localeCompare(b, 'fr')),
    );
    const parts = texts.flatMap(({ text }) => wordsOf(text).flatMap((word) => word.split(/[’-]/)));
    const used = new Set([...parts, ...texts.flatMap(({ text }) => wordsOf(text))]);
    const needless = ownWords.filter((word) => dictionary.knows(word) || !used.has(word));
    assert.deepEqual(needless, []);
  });

  test('a misspelt word is found, names after an elision and compounds are not', () => {
    const wrong = (text: string) => wordsOf(text).filter((word) => !isRight(word, isKnown));
    assert.deepEqual(wrong('L’universté et la préinscripton en mastère'), [
      'L’universté',
      'préinscripton',
    ]);
    assert.deepEqual(wrong('L’ENCG d’Agadir, celle-ci, à Rabat-Salé, le 1er mai, sur uca.ma'), []);
  });
});
