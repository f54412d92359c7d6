import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slugWarning } from './text-inputs';

test('warns before a published slug changes, and not before', () => {
  assert.equal(slugWarning({ slug: 'a', isPublic: false }), undefined);
  assert.equal(slugWarning({ slug: 'a', saved: 'a', isPublic: true }), undefined);
  assert.equal(slugWarning({ slug: 'b', saved: 'a', isPublic: false }), undefined);
  assert.match(slugWarning({ slug: 'b', saved: 'a', isPublic: true }) ?? '', /know “a”/);
});

test('warns of the texts that depend on a slug', () => {
  const warning = slugWarning({ slug: 'b', saved: 'fes', isPublic: true, kept: ['fes'] });
  assert.match(warning ?? '', /loses them/);
});
