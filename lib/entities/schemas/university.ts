import { z } from 'zod';
import { knownLine, oneOf } from '@/lib/entities/fields/rules';
import { version } from '@/lib/entities/fields/moment';
import {
  id,
  longText,
  markdown,
  orNone,
  orUnchanged,
  requiredLine,
  slug,
  webUrl,
} from '@/lib/entities/fields/text';

const LARGEST_COUNT = 10_000;

const universityFields = z.strictObject({
  name: requiredLine(200),
  slug,
  description: longText(5000).default(''),
  reasons: orUnchanged(markdown(10_000)),
  cityId: orNone(id),
  websiteUrl: orNone(webUrl),
  programCount: z.int().min(0).max(LARGEST_COUNT).default(0),
  status: orNone(oneOf('universityStatus')),
  /** When the State recognised it; without a year nothing is said. */
  recognisedYear: orNone(z.int().min(1950).max(2100)),
  recognitionSource: knownLine(200),
  recognitionToVerify: z.boolean().default(false),
  updatedAt: version,
});

export const universitySchema = universityFields.superRefine((fields, context) => {
  const { recognisedYear, recognitionSource, recognitionToVerify } = fields;
  const say = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (recognisedYear !== null && recognitionSource === null) {
    say('recognitionSource', 'Name the source of the recognition');
  }
  if (recognisedYear === null && recognitionSource !== null) {
    say('recognitionSource', 'There is no year of recognition');
  }
  if (recognisedYear === null && recognitionToVerify) {
    say('recognitionToVerify', 'There is no year of recognition');
  }
});

export type UniversityInput = z.infer<typeof universitySchema>;
