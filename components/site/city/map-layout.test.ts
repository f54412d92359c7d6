import assert from 'node:assert/strict';
import { test } from 'node:test';
import coordinates from '@/prisma/seed/places/coordinates.json';
import { layOut, reachOf } from './map-layout';

const cities = Object.entries(coordinates.cities).map(([slug, centre], at) => ({
  ...{ slug, name: slug, ...centre },
  masters: (at * 7) % 60,
}));
const { width, height, spots } = layOut(cities);
const pairs = spots.flatMap((one, at) => spots.slice(at + 1).map((other) => [one, other] as const));
const spotOf = (slug: string) => {
  const spot = spots.find((one) => one.slug === slug);
  assert.ok(spot, slug);
  return spot;
};

test('a finger meets one city alone: each has 24 pixels of its own on a small phone', () => {
  for (const [one, other] of pairs) {
    const distance = Math.hypot(one.x - other.x, one.y - other.y);
    assert.ok(distance > reachOf(one) + reachOf(other) - 0.3, `${one.slug}, ${other.slug}`);
  }
  assert.ok(spots.every((spot) => reachOf(spot) >= 12));
});

test('each lies within the map, and where somebody who knows the country looks for it', () => {
  for (const { slug, x, y, radius } of spots) {
    const isInside = x >= radius && x <= width - radius && y >= radius && y <= height - radius;
    assert.ok(isInside, slug);
  }
  const southward = ['tanger', 'kenitra', 'rabat', 'casablanca', 'marrakech', 'agadir', 'laayoune'];
  assert.deepEqual(
    southward.toSorted((one, other) => spotOf(one).y - spotOf(other).y),
    southward,
  );
  const eastward = ['agadir', 'casablanca', 'rabat', 'meknes', 'fes', 'oujda'];
  assert.deepEqual(
    eastward.toSorted((one, other) => spotOf(one).x - spotOf(other).x),
    eastward,
  );
});

test('a city of more masters is larger, one of none the smallest', () => {
  const byMasters = spots.toSorted((one, other) => one.masters - other.masters);
  const radii = byMasters.map(({ radius }) => radius);
  assert.deepEqual(
    radii,
    radii.toSorted((one, other) => one - other),
  );
  assert.ok((radii[0] ?? 0) < (radii.at(-1) ?? 0));
});

test('the names of the largest stand beside their dots, over no other dot and no other name', () => {
  const named = spots.flatMap(({ label, name, masters }) =>
    label ? [{ label, name, masters }] : [],
  );
  assert.ok(named.length >= 8);
  assert.ok(named.every(({ masters }) => masters > 0));
  const boxes = named.map(({ label: { x, y, anchor }, name }) => {
    const wide = name.length * 5.5;
    const left = { start: x, middle: x - wide / 2, end: x - wide }[anchor];
    return { name, left, right: left + wide, top: y - 8, bottom: y };
  });
  for (const [at, box] of boxes.entries()) {
    assert.ok(box.left >= 0 && box.right <= width, box.name);
    for (const { slug, x, y, radius } of spots) {
      const across = Math.max(box.left - x, 0, x - box.right);
      const down = Math.max(box.top - y, 0, y - box.bottom);
      assert.ok(Math.hypot(across, down) >= radius, `${box.name} over ${slug}`);
    }
    for (const other of boxes.slice(at + 1)) {
      const isApart =
        box.right <= other.left ||
        other.right <= box.left ||
        box.bottom <= other.top ||
        other.bottom <= box.top;
      assert.ok(isApart, `${box.name}, ${other.name}`);
    }
  }
});

test('one city, or two in one spot, are a map as well', () => {
  const [one] = cities;
  assert.ok(one);
  assert.equal(layOut([one]).spots.length, 1);
  const [first, second] = layOut([one, { ...one, slug: 'b' }]).spots;
  assert.ok(Math.abs((first?.x ?? 0) - (second?.x ?? 0)) >= 24);
});
