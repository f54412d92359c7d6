import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draftStorage, isSameAs, valuesOf } from './draft-storage';

function shelf(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const draft = { values: { title: 'Un', featured: true }, savedAt: 1, basedOn: '2026-01-01' };

test('a draft is found again by resource and row', () => {
  const here = shelf();
  draftStorage('articles', 'a', here).write(draft);
  assert.deepEqual(draftStorage('articles', 'a', here).read(), draft);
  assert.equal(draftStorage('articles', 'b', here).read(), undefined);
  assert.equal(draftStorage('cities', 'a', here).read(), undefined);
  draftStorage('articles', 'a', here).remove();
  assert.equal(draftStorage('articles', 'a', here).read(), undefined);
});

test('what is no draft is none', () => {
  for (const text of ['', '{', 'null', '{}', '{"values":1,"savedAt":1}', '[]']) {
    const here = shelf({ 'guide.draft.articles.new': text });
    assert.equal(draftStorage('articles', undefined, here).read(), undefined);
  }
});

test('storage that throws is as good as none', () => {
  const broken = {
    ...shelf(),
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  assert.doesNotThrow(() => draftStorage('articles', 'a', broken).write(draft));
});

test('only fields that the form has come back, and only in their kind', () => {
  const current = { title: '', featured: false, slug: 's' };
  const odd = { ...draft, values: { ...draft.values, slug: true, gone: 'x' } };
  assert.deepEqual(valuesOf(odd, current), { title: 'Un', featured: true, slug: 's' });
});

test('lists come back as lists, and are compared by what they hold', () => {
  const list = [{ url: 'https://a.ma' }];
  const kept = { values: { sources: list, languages: ['fr'], title: ['no'] } };
  const current = { sources: [], languages: [], title: 'Un' };
  assert.deepEqual(valuesOf(kept, current), { sources: list, languages: ['fr'], title: 'Un' });
  assert.ok(isSameAs({ values: { sources: [{ url: 'https://a.ma' }] } }, { sources: list }));
  assert.ok(!isSameAs({ values: { sources: [] } }, { sources: list }));
});

test('what the database has put into another order is the same', () => {
  const list = [{ publisher: 'ENCG', url: 'https://a.ma', kind: 'official' }];
  const sorted = [{ url: 'https://a.ma', kind: 'official', publisher: 'ENCG' }];
  assert.ok(isSameAs({ values: { title: 'Un', sources: sorted } }, { sources: list, title: 'Un' }));
  assert.ok(!isSameAs({ values: { sources: [...sorted, ...sorted] } }, { sources: list }));
  assert.ok(!isSameAs({ values: { sources: [{ ...sorted[0], kind: 'x' }] } }, { sources: list }));
});

test('a draft that says what the form says is nothing to restore', () => {
  assert.ok(isSameAs(draft, { title: 'Un', featured: true }));
  assert.ok(!isSameAs(draft, { title: 'Deux', featured: true }));
});
