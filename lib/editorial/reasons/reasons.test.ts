import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cities } from '@/prisma/seed/cities';
import { universities } from '@/prisma/seed/universities';
import { cityReasons, reasonsForCity, reasonsForUniversity, universityReasons } from './reasons';

const blocks = { ...cityReasons, ...universityReasons };

test('every city and school of the guide has reasons of its own', () => {
  const slugs = [...cities, ...universities].map(({ slug }) => slug);
  assert.deepEqual(Object.keys(blocks).toSorted(), slugs.toSorted());
});

test('no two of them begin with the same words', () => {
  const openings = Object.values(blocks).map(({ paragraphs }) => paragraphs[0]?.slice(0, 60));
  assert.equal(new Set(openings).size, openings.length);
  for (const [slug, { paragraphs, points }] of Object.entries(blocks)) {
    assert.ok(paragraphs.length > 0 && points.length > 0, slug);
  }
});

test('a text of its own says when it was checked, advice for any place does not', () => {
  assert.ok(reasonsForCity('fes', 'Fès').checkedIn);
  assert.ok(reasonsForUniversity('hem', 'HEM').checkedIn);
  for (const slug of ['ailleurs', 'constructor']) {
    assert.equal(reasonsForCity(slug, 'Ailleurs').checkedIn, undefined);
    assert.equal(reasonsForUniversity(slug, 'Ailleurs').checkedIn, undefined);
  }
});
