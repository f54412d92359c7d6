import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listCard } from './lists';

const CITY = { id: '1', name: 'Fès', slug: 'fes', description: 'Une ville', updatedAt: new Date() };

test('a card has what the list shows of a row, and no more', () => {
  const card = { id: '1', name: 'Fès', slug: 'fes', description: 'Une ville' };
  assert.deepEqual(listCard('cities', CITY), card);
});

test('twenty of the longest descriptions are far from 15 kB', () => {
  const description = 'L’été à l’université, à lire. '.repeat(170).slice(0, 5000);
  const cards = Array.from({ length: 20 }, () => listCard('cities', { ...CITY, description }));
  assert.ok(Buffer.byteLength(JSON.stringify(cards)) < 10_000);
  assert.match(String(cards[0]?.description), /^L’été.{200,298}…$/);
});
