import assert from 'node:assert/strict';
import { test } from 'node:test';
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
