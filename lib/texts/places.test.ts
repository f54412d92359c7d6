import assert from 'node:assert/strict';
import { test } from 'node:test';
import { categories, cities, universities } from '@/prisma/seed/places';
import { factsOf } from './places';

test('a text that came first says where it stands and when it was checked', () => {
  for (const { slug } of cities) assertSourced('city', slug);
  for (const { slug } of categories) assertSourced('category', slug);
});

test('what has no text claims no source', () => {
  for (const { slug, description } of universities) {
    if (description) assertSourced('university', slug);
    else assert.equal(factsOf('university', slug), undefined, slug);
  }
});

test('what staff add has none', () => {
  for (const slug of ['ailleurs', 'constructor']) {
    for (const kind of ['city', 'university', 'category'] as const) {
      assert.equal(factsOf(kind, slug), undefined);
    }
  }
});

function assertSourced(...[kind, slug]: Parameters<typeof factsOf>): void {
  const facts = factsOf(kind, slug);
  assert.ok(facts?.checkedIn, slug);
  const names = facts.sources.map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
}
