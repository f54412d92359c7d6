import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listAddress, listCall, readListState } from './list-state';

const SORTS = ['-publishedAt', 'title'];
const read = (search: string) => readListState(new URLSearchParams(search), SORTS);

test('an empty address is the first page of everything', () => {
  assert.deepEqual(read(''), { q: '', sort: '-publishedAt', page: 1 });
});

test('nonsense in the address is left out', () => {
  assert.deepEqual(read('sort=password&page=-3'), read(''));
  assert.equal(read('page=1e9').page, 1);
  assert.equal(read(`q=${'x'.repeat(500)}`).q.length, 100);
});

test('an address leads back to its state', () => {
  const state = { q: 'bourses & aides', sort: 'title', page: 7 };
  assert.deepEqual(read(listAddress(state, SORTS)), state);
  assert.equal(listAddress(read(''), SORTS), '');
});

test('the call asks for one page', () => {
  assert.equal(
    listCall({ q: ' fès ', sort: 'title', page: 3 }, { fields: 'card' }),
    'limit=20&fields=card&offset=40&q=f%C3%A8s&sort=title',
  );
});
