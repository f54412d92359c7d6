import { z } from 'zod';

/** Without `limit` a list ends here, and a Link header tells where it goes on. */
export const MOST_ROWS = 1000;

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: 'Must be a whole number' })
    .transform(Number)
    .pipe(z.int().min(min).max(max));

/** The optional query parameters of every list call. */
export const listQuerySchema = z.strictObject({
  limit: wholeNumber(1, MOST_ROWS).default(MOST_ROWS),
  offset: wholeNumber(0, 1_000_000).default(0),
  q: z.string().trim().max(100).optional(),
  sort: z
    .string()
    .regex(/^-?[a-zA-Z]{1,40}$/, { error: 'Must be a field name, with a - in front to reverse' })
    .optional(),
  fields: z.enum(['card']).optional(),
});

export type ListQuery = z.infer<typeof listQuerySchema>;
