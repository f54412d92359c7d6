import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listAddress, listCall, readListState } from './use-list';

const CHOICES = {
  sorts: ['-publishedAt', 'title'],
  filters: [
    { name: 'publication', label: '', choices: [{ value: 'draft', label: '' }] },
    { name: 'only', label: '', choices: [{ value: 'suspended', label: '' }] },
  ],
};
const read = (search: string) => readListState(new URLSearchParams(search), CHOICES);

test('an empty address is the first page of everything', () => {
  assert.deepEqual(read(''), { q: '', sort: '-publishedAt', page: 1, filters: {} });
});

test('nonsense in the address is left out', () => {
  assert.deepEqual(read('sort=password&page=-3&publication=x&only=&other=draft'), read(''));
  assert.equal(read('page=1e9').page, 1);
  assert.equal(read(`q=${'x'.repeat(500)}`).q.length, 100);
});

test('an address leads back to its state', () => {
  const filters = { publication: 'draft', only: 'suspended' };
  const state = { q: 'bourses & aides', sort: 'title', page: 7, filters };
  assert.deepEqual(read(listAddress(state, CHOICES)), state);
  assert.equal(listAddress(read(''), CHOICES), '');
});

test('another list of the same page keeps its place in the address', () => {
  const address = listAddress(read('q=fes&page=2'), { ...CHOICES, view: 'trash' });
  assert.equal(address, '?view=trash&q=fes&page=2');
});

test('the call asks for one page', () => {
  const state = { q: ' fès ', sort: 'title', page: 3, filters: { only: 'suspended' } };
  assert.equal(
    listCall(state, { fields: 'card' }),
    'limit=20&fields=card&only=suspended&offset=40&q=f%C3%A8s&sort=title',
  );
});
