import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areaBetween, areaOfShape, within } from './library-screen';

const SIZE = { width: 1600, height: 900 };

test('a shape takes the largest part in the middle', () => {
  assert.deepEqual(areaOfShape(SIZE, 1), { left: 350, top: 0, width: 900, height: 900 });
  assert.deepEqual(areaOfShape(SIZE, 4), { left: 0, top: 250, width: 1600, height: 400 });
  assert.deepEqual(areaOfShape(SIZE, undefined), { left: 0, top: 0, ...SIZE });
});

test('what is drawn in any direction is the same area', () => {
  const drawn = { left: 100, top: 50, width: 400, height: 200 };
  assert.deepEqual(areaBetween(SIZE, { x: 100, y: 50 }, { x: 500, y: 250 }), drawn);
  assert.deepEqual(areaBetween(SIZE, { x: 500, y: 250 }, { x: 100, y: 50 }), drawn);
});

test('a shape is kept while drawing', () => {
  const { width, height } = areaBetween(SIZE, { x: 0, y: 0 }, { x: 320, y: 900 }, 16 / 9);
  assert.deepEqual([width, height], [320, 180]);
});

test('no area reaches beyond the picture, or is nothing', () => {
  assert.deepEqual(within(SIZE, { left: 1590, top: -5, width: 100, height: 9000 }), {
    left: 1500,
    top: 0,
    width: 100,
    height: 900,
  });
  assert.deepEqual(within(SIZE, { left: NaN, top: NaN, width: NaN, height: 0 }), {
    left: 0,
    top: 0,
    width: 16,
    height: 16,
  });
});
