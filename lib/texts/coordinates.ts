import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

/** Where the centres of cities lie, and whose data that is; what staff add has none. */
export const coordinates = z
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
  .parse(JSON.parse(readFileSync(resolve('prisma/seed/places/coordinates.json'), 'utf8')));
