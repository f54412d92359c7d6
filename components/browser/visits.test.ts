import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSamePage } from './visits';

test('a filter of a page is the same page, and another page or site is not', () => {
  const page = new URL('https://guide.example/universites?ville=fes');
  assert.equal(isSamePage('https://guide.example/universites', page), true);
  assert.equal(isSamePage('https://guide.example/universites?tri=programmes#liste', page), true);
  for (const before of ['', 'https://guide.example/', 'https://other.example/universites']) {
    assert.equal(isSamePage(before, page), false, before);
  }
});
