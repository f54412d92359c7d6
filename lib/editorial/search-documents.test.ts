import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editorialDocuments } from './search-documents';

test('four topic pages, four others and twelve guides, each with an id of its own', () => {
  const ids = editorialDocuments.map(({ id }) => id);
  assert.equal(new Set(ids).size, 20);
  for (const id of ids) {
    assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  assert.equal(editorialDocuments.filter(({ kind }) => kind === 'topic').length, 8);
});
