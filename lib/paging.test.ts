import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageHref, pageNumber, pagesNear, paging } from './paging';

test('only a number is a page', () => {
  assert.equal(pageNumber('3'), 3);
  for (const bad of ['0', '-1', '1.5', 'x', '999999', '', undefined, ['2', '3']]) {
    assert.equal(pageNumber(bad), 1);
  }
});

test('a page past the end is the last one', () => {
  assert.deepEqual(paging(9, 30, 12), { page: 3, pages: 3, limit: 12, offset: 24 });
  assert.deepEqual(paging(1, 0, 12), { page: 1, pages: 1, limit: 12, offset: 0 });
});

test('the first page has the plain address', () => {
  assert.equal(pageHref('/villes/fes', {}, 1), '/villes/fes');
  assert.equal(pageHref('/universites', { ville: 'fes' }, 2), '/universites?ville=fes&page=2');
});

test('every page of a short list is one click away, of a long one its ends and what is near', () => {
  assert.deepEqual(pagesNear(1, 3), [1, 2, 3]);
  assert.equal(pagesNear(9, 9).length, 9);
  assert.deepEqual(pagesNear(1, 10), [1, 2, 3, 10]);
  assert.deepEqual(pagesNear(50, 99), [1, 48, 49, 50, 51, 52, 99]);
});
