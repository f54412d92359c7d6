import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requestId } from './request-id';

test('a sound id is kept', () => {
  assert.equal(requestId('0af7651916cd43dd8448eb211c80319c'), '0af7651916cd43dd8448eb211c80319c');
});

test('anything else is replaced by an id of its own', () => {
  const given = ['', 'short', 'x'.repeat(65), 'a b c d e f', 'line\nbreak', '"}{"level":60'];
  const ids = given.map(requestId);
  for (const id of ids) assert.match(id, /^[\w-]{8,64}$/);
  assert.equal(new Set(ids).size, given.length);
});
