import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coverMarkup } from './cover';

test('the same seed gives the same cover, another seed another one', () => {
  assert.equal(coverMarkup('etudier-a-fes', 'wide'), coverMarkup('etudier-a-fes', 'wide'));
  assert.notEqual(coverMarkup('etudier-a-fes', 'wide'), coverMarkup('etudier-a-rabat', 'wide'));
});

test('a cover is light enough to stand in a page', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    assert.ok(coverMarkup(`article-${seed}`, 'wide').length < 3000);
    assert.ok(coverMarkup(`article-${seed}`, 'square').length < 1800);
  }
});

test('nothing of the seed gets into the markup', () => {
  assert.doesNotMatch(coverMarkup('"><script>x</script>', 'wide'), /script/);
});
