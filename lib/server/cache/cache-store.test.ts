import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CacheStore } from './cache-store';

const of = (bytes: number) => ({ bytes });

test('the bytes are bounded; what was used least recently goes first', () => {
  const store = new CacheStore(100);
  const a = of(40);
  store.set('a', a);
  store.set('b', of(40));
  store.touch('a', a);
  store.set('c', of(40));
  assert.equal(store.get('a'), a);
  assert.equal(store.get('b'), undefined);
  assert.equal(store.bytes, 80);
});

test('so is the number of entries', () => {
  const store = new CacheStore(1_000_000, 3);
  for (let i = 0; i < 1000; i++) store.set(`k${i}`, of(1));
  assert.equal(store.size, 3);
  assert.equal(store.bytes, 3);
});

test('replacing an entry counts its bytes once', () => {
  const store = new CacheStore(100);
  store.set('a', of(30));
  store.set('a', of(50));
  assert.equal(store.bytes, 50);
  store.delete('a');
  store.delete('a');
  assert.equal(store.bytes, 0);
});

test('what is larger than the whole store is not kept, and drives nothing out', () => {
  const store = new CacheStore(100);
  store.set('a', of(60));
  store.set('b', of(101));
  assert.equal(store.size, 1);
});

test('touching what is gone does not bring it back', () => {
  const store = new CacheStore(100);
  store.touch('a', of(10));
  assert.equal(store.size, 0);
});
