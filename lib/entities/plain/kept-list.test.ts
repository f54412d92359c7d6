import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isSlug } from '@/lib/entities/fields/rules';
import { MOST_KEPT, readList } from './kept-list';

const NOTHING_LEFT_OUT = { tooMany: 0, odd: 0 };

test('a list keeps its order, and each master once', () => {
  const slugs = ['mba-hem', 'finance', 'audit'];
  assert.deepEqual(readList('mba-hem,finance, mba-hem,,audit'), { slugs, ...NOTHING_LEFT_OUT });
  assert.deepEqual(readList(['mba-hem', 'finance,audit']), { slugs, ...NOTHING_LEFT_OUT });
  assert.deepEqual(readList(''), { slugs: [], ...NOTHING_LEFT_OUT });
});

test('a pasted address names the master at its end', () => {
  const pasted = 'https://guide.example.org/masters/mba-hem?de=/a/b#sources';
  assert.deepEqual(readList(pasted).slugs, ['mba-hem']);
  assert.deepEqual(readList('https://guide.example.org/masters/mba-hem/?a=b').slugs, ['mba-hem']);
  assert.equal(readList('https://guide.example.org//').odd, 1, 'and is not passed over');
});

test('what is too much and what names nothing is counted', () => {
  const many = Array.from({ length: 50 }, (_, at) => `master-${at}`);
  const { slugs, tooMany, odd } = readList([...many, 'É', '<b>', '--']);
  assert.deepEqual(slugs, many.slice(0, MOST_KEPT));
  assert.deepEqual([tooMany, odd], [30, 3]);
});

test('an address far longer than any is read at once', () => {
  // Were each sign compared with all others, this would take minutes.
  const long = [`${'?'.repeat(2_000_000)}\n/`, ','.repeat(2_000_000), `${'a-'.repeat(1e6)}!`];
  assert.deepEqual(readList(long), { slugs: [], tooMany: 0, odd: 2 });
});

test('a list holds nothing but slugs, whatever it was read from', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { slugs } = readList(text);
      assert.ok(slugs.every(isSlug) && slugs.length <= MOST_KEPT);
    }),
  );
  for (const slug of ['a', 'a-b', 'a'.repeat(120), 'a'.repeat(121), '-a', 'a-', 'a--b']) {
    assert.equal(readList(slug).slugs.length === 1, isSlug(slug), slug);
  }
});
