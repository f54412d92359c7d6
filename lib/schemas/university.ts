import { z } from 'zod';
import { version } from './moment';
import { id, longText, requiredLine, slug, webUrl } from './text';

const LARGEST_COUNT = 10_000;

export const universitySchema = z.strictObject({
  name: requiredLine(200),
  slug,
  description: longText(5000).default(''),
  cityId: id.nullable().default(null),
  websiteUrl: webUrl.nullable().default(null),
  programCount: z.int().min(0).max(LARGEST_COUNT).default(0),
  updatedAt: version,
});

export type UniversityInput = z.infer<typeof universitySchema>;
