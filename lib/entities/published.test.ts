import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPublished, publicationOf, publicationWhere } from './published';

const NOW = new Date('2026-03-01T12:00:00Z');

test('what has no date is a draft, what has one to come is scheduled, and from that moment on it is published', () => {
  const states: [string | null, string][] = [
    [null, 'draft'],
    ['2026-03-01T12:00:00.001Z', 'scheduled'],
    ['2026-03-01T12:00:00Z', 'published'],
    ['2020-01-01T00:00:00Z', 'published'],
  ];
  for (const [publishedAt, state] of states) {
    assert.equal(publicationOf(publishedAt, NOW), state);
    assert.equal(isPublished({ publishedAt }, NOW), state === 'published');
  }
});

test('the rows of a state are those that are in it', () => {
  assert.deepEqual(publicationWhere('draft', NOW), { publishedAt: null });
  assert.deepEqual(publicationWhere('scheduled', NOW), { publishedAt: { gt: NOW } });
  assert.deepEqual(publicationWhere('published', NOW), { publishedAt: { lte: NOW } });
});
