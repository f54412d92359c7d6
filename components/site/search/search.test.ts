import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextOf } from './search.island';

test('the arrows go round, through a place at which none is chosen', () => {
  const walk = (step: 1 | -1) => {
    const places = [-1];
    for (let at = 0; at < 4; at += 1) places.push(nextOf(places.at(-1) ?? -1, 3, step));
    return places;
  };
  assert.deepEqual(walk(1), [-1, 0, 1, 2, -1]);
  assert.deepEqual(walk(-1), [-1, 2, 1, 0, -1]);
});
