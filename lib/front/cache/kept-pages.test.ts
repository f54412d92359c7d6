import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KeptPages, type Limits } from './page-cache';

function keptPages(limits: Partial<Limits>) {
  const kept = new KeptPages<{ status: number; bytes: number }>(limits);
  const bytesOf = (part: string) => kept.sizes().find((one) => one.part === part)?.bytes;
  return {
    kept,
    bytesOf,
    keep(key: string, bytes: number, status = 200) {
      const target = { key, page: key, missingKey: '/-' };
      kept.keep({ status, bytes }, { target, generation: 1, now: 0 });
      return kept.get(key);
    },
  };
}

test('looking at a page is not yet using it', () => {
  const { kept, keep } = keptPages({ pages: 100 });
  keep('/a', 40);
  keep('/b', 40);
  kept.get('/a');
  keep('/c', 40);
  assert.equal(kept.get('/a'), undefined);
});

test('replacing an entry counts its bytes once', () => {
  const { keep, bytesOf } = keptPages({ pages: 100 });
  keep('/a', 30);
  keep('/a', 50);
  assert.equal(bytesOf('pages'), 50);
  keep('/a', 50, 302);
  assert.equal(bytesOf('pages'), 0);
});

test('what is larger than its whole part is not kept, and drives nothing out', () => {
  const { kept, keep } = keptPages({ pages: 100 });
  keep('/a', 60);
  keep('/b', 101);
  assert.ok(kept.get('/a'));
  assert.equal(kept.get('/b'), undefined);
});

test('a copy is forgotten only while nothing newer took its place', () => {
  const { kept, keep } = keptPages({});
  const old = keep('/a', 40);
  const newer = keep('/a', 50);
  if (old) kept.forget(old);
  assert.equal(kept.get('/a'), newer);
  if (newer) kept.forget(newer);
  assert.equal(kept.get('/a'), undefined);
});
