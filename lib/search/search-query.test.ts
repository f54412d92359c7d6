import assert from 'node:assert/strict';
import { test } from 'node:test';
import { questionTerms } from './search-query';

test('a word that every object has is a word like any other', () => {
  for (const word of ['constructor', 'tostring', 'valueof', 'hasownproperty']) {
    assert.match(questionTerms(word).wholeWords, new RegExp(`^\\('${word}'\\)$`));
  }
});

test('what people call otherwise is looked for under both names', () => {
  assert.equal(questionTerms('rh').wholeWords, "('rh' | ('ressourc' & 'humain'))");
  assert.equal(questionTerms('casa').wholeWords, "('casa' | ('casablanca'))");
});
