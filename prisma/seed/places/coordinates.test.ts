import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coordinates } from '@/lib/texts/coordinates';
import { cities } from '../places';

/** No public list at hand has its centre. */
const UNKNOWN = ['el-kelaa-des-sraghna'];

test('coordinates are of cities only, and of each whose centre is known', () => {
  const slugs = cities.map(({ slug }) => slug).filter((slug) => !UNKNOWN.includes(slug));
  assert.deepEqual(Object.keys(coordinates.cities), slugs.toSorted());
});

test('whose data they are is said', () => {
  assert.match(coordinates.source.attribution, /GeoNames.*CC BY 4\.0/);
});
