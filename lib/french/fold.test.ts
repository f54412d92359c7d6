import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fold } from './fold';

test('accents, capitals and ligatures do not count', () => {
  assert.equal(fold('ÉQUIVALENCE à Fès, Œuvres'), 'equivalence a fes, oeuvres');
  assert.equal(fold('cæsar'), 'caesar');
});
