import assert from 'node:assert/strict';
import { test } from 'node:test';
import { categories } from '@/prisma/seed/categories';
import { cities } from '@/prisma/seed/cities';
import { readAdditions } from '@/prisma/seed/masters/read';
import { universities } from '@/prisma/seed/universities';
import { genericCityReasons, genericUniversityReasons } from './generic';
import {
  type PlaceTexts,
  cityReasons,
  factsOfCategory,
  textsOfCity,
  textsOfUniversity,
  universityReasons,
} from './reasons';

const blocks = { ...cityReasons, ...universityReasons };
const additions = readAdditions();

test('every city and school that came first has reasons of its own (spec 2.32, 2.37)', () => {
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

test('a text of its own says where it stands and when it was checked', () => {
  for (const { slug, name } of cities) assertSourced(slug, textsOfCity(slug, name));
  for (const { slug, name } of universities) assertSourced(slug, textsOfUniversity(slug, name));
  for (const { slug } of categories) assertSourced(slug, { facts: factsOfCategory(slug) });
});

test('what came with the directory has its description, with its source, and advice that holds anywhere', () => {
  for (const { slug, name } of additions.cities) {
    const texts = textsOfCity(slug, name);
    assert.deepEqual(texts.reasons, genericCityReasons(name), slug);
    assertSourced(slug, texts);
  }
  for (const { slug, name, text } of additions.universities) {
    const { reasons, facts } = textsOfUniversity(slug, name);
    assert.deepEqual(reasons, genericUniversityReasons(name), slug);
    assert.equal(facts !== undefined, text !== undefined, slug);
  }
});

test('what staff add gets advice that holds anywhere, and claims no source (spec 2.33, 2.38)', () => {
  for (const slug of ['ailleurs', 'constructor']) {
    assert.equal(factsOfCategory(slug), undefined);
    for (const { reasons, facts } of [
      textsOfCity(slug, 'Ailleurs'),
      textsOfUniversity(slug, 'Ailleurs'),
    ]) {
      assert.ok(reasons && reasons.points.length > 0);
      assert.equal(facts, undefined);
    }
  }
});

function assertSourced(slug: string, { facts }: Pick<PlaceTexts, 'facts'>): void {
  assert.ok(facts && facts.checkedIn, slug);
  const names = facts.sources.map(({ name }) => name);
  assert.ok(names.length > 0 && new Set(names).size === names.length, slug);
}
