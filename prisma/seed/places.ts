import { z } from 'zod';
import { choiceValues } from '@/lib/entities/choices';
import { readPlaces } from '@/lib/texts/places';

const name = z.string().min(2);

/** Descriptions of cities have 60 to 120 words, of universities 80 to 200, where there is more to say than where they are. */
export const cities = readPlaces('city', z.strictObject({ name })).map(row);

export const universities = readPlaces(
  'university',
  z.strictObject({
    name,
    city: z.string().nullable().default(null),
    websiteUrl: z.url().nullable().default(null),
    /** Absent when no source says it; schools of the State are named so by general knowledge. */
    status: z.enum(choiceValues('universityStatus')).optional(),
    recognisedYear: z.coerce.number().optional(),
    recognitionSource: z.string().optional(),
    /** Its entry in the registry of research organisations, which says its city and its site. */
    ror: z.url().optional(),
    /** When a list of sites that others keep named it. */
    siteSeenOn: z.iso.date().optional(),
    /** A recognition holds for five years, and no renewal was found. */
    recognitionToVerify: z
      .literal('true')
      .transform(() => true)
      .optional(),
  }),
).map(row);

/** Every colour has a contrast of 4.5:1 with white or with black text. */
export const categories = readPlaces(
  'category',
  z.strictObject({ name, color: z.string().regex(/^#[0-9a-f]{6}$/) }),
).map(({ sources: _, reasons: __, ...category }) => category);

/** What is a column: where a text stands is read beside its page. */
function row<Place extends { sources: unknown }>({ sources: _, ...columns }: Place) {
  return columns;
}
