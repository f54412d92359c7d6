import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LONGEST_WORDS, type Sort, directoryQuery, directoryQuestion } from './directory';

test('of a parameter given twice the first counts, and empty ones are none', () => {
  const { facets, isImpossible, repeated } = directoryQuestion({
    ...{ ville: ['fes', 'rabat'], type: '', langue: ['fr', 'fr'] },
  });
  assert.deepEqual(facets, { ville: 'fes', langue: 'fr' });
  assert.deepEqual(repeated, ['ville'], 'the page says which');
  assert.equal(isImpossible, false);
});

test('a filter that cannot be is told from one that is absent', () => {
  const budgets = ['-1', '1e99', 'soixante mille', '60000.5', '59999', ' '.repeat(9) + '6'];
  for (const params of [
    ...[{ type: 'doctorat' }, { ville: 'Fès' }, { frais: 'x' }, { filtre: '-' }],
    ...budgets.map((budget) => ({ budget })),
  ]) {
    assert.equal(directoryQuestion(params).isImpossible, true, JSON.stringify(params));
  }
});

test('long and unprintable words are cut and cleaned, never refused', () => {
  const { q, isCut } = directoryQuestion({ q: 'é'.repeat(10_000) });
  assert.equal(q.length, LONGEST_WORDS);
  assert.equal(isCut, true);
  assert.equal(directoryQuestion({ q: 'a\u0000b\ud800' }).q, 'a b');
});

test('a choice has one address: filters in order, nothing that goes without saying', () => {
  const { facets } = directoryQuestion({ ville: 'fes', specialisation: 'finance' });
  const query = (q: string, tri: Sort) =>
    new URLSearchParams(directoryQuery({ q, facets, tri })).toString();
  assert.equal(query('', 'fiches'), 'specialisation=finance&ville=fes');
  assert.equal(query('', 'verifie'), 'specialisation=finance&ville=fes&tri=verifie');
  assert.equal(query('x', 'pertinence'), 'q=x&specialisation=finance&ville=fes');
  assert.equal(directoryQuestion({ tri: 'pertinence' }).tri, 'fiches');
  const { kept } = directoryQuestion({ m: ['a,b', '/masters/c'] });
  const withList = directoryQuery({ q: '', facets, tri: 'fiches', kept });
  assert.equal(withList.m, 'a,b,c', 'a list of the reader stays in it');
});
