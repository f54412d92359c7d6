import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ResourceName } from './resource';
import { listsShowing } from './registry';

test('a change makes its own list old, and those that show the name of the row', () => {
  const shown = (name: ResourceName) => listsShowing(name).toSorted();
  assert.deepEqual(shown('articles'), ['articles']);
  assert.deepEqual(shown('universities'), ['articles', 'establishments', 'universities']);
  assert.deepEqual(shown('categories'), ['articles', 'categories', 'programmes']);
  assert.deepEqual(shown('cities'), ['articles', 'cities', 'establishments', 'universities']);
  assert.deepEqual(shown('establishments'), ['calls', 'establishments', 'programmes']);
});
