import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listsShowing } from './use-resource-form';

test('a change makes its own list old, and those that show the name of the row', () => {
  assert.deepEqual(listsShowing('articles'), ['articles']);
  assert.deepEqual(listsShowing('universities').toSorted(), ['articles', 'universities']);
  assert.deepEqual(listsShowing('categories').toSorted(), ['articles', 'categories']);
  assert.deepEqual(listsShowing('cities').toSorted(), ['articles', 'cities', 'universities']);
});
