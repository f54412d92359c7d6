import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { z } from 'zod';
import { cities } from '../places';

/** No public list at hand has its centre. */
const UNKNOWN = ['el-kelaa-des-sraghna'];

const coordinates = z
  .strictObject({
    source: z.strictObject({
      publisher: z.string(),
      url: z.url(),
      licence: z.string(),
      licenceUrl: z.url(),
      attribution: z.string(),
      precision: z.string(),
    }),
    // Morocco and its south.
    cities: z.record(
      z.string(),
      z.strictObject({
        latitude: z.number().min(20).max(36),
        longitude: z.number().min(-18).max(-1),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('prisma/seed/places/coordinates.json', 'utf8')));

test('coordinates are of cities only, and of each whose centre is known', () => {
  const slugs = cities.map(({ slug }) => slug).filter((slug) => !UNKNOWN.includes(slug));
  assert.deepEqual(Object.keys(coordinates.cities), slugs.toSorted());
});

test('whose data they are is said', () => {
  assert.match(coordinates.source.attribution, /GeoNames.*CC BY 4\.0/);
});
