import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shared } from './shared';

test('all copies of a module have what the first of them made', () => {
  const first = shared('test of pools', () => new Map());
  assert.equal(
    shared('test of pools', () => new Map()),
    first,
  );
  assert.notEqual(
    shared('test of texts', () => new Map()),
    first,
  );
});
