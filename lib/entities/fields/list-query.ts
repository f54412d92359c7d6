import { z } from 'zod';
import { BULK_ACTIONS } from '@/lib/entities/resource';
import { isPrintable } from '@/lib/entities/plain/printable';
import { id, moment } from './rules';

/** Without `limit` a list ends here, and a Link header tells where it goes on. */
export const MOST_ROWS = 1000;

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: 'Must be a whole number' })
    .transform(Number)
    .pipe(z.int().min(min).max(max));

/** A parameter that a list does not know is refused. */
export const pageQuerySchema = z.strictObject({
  limit: wholeNumber(1, MOST_ROWS).default(MOST_ROWS),
  offset: wholeNumber(0, 1_000_000).default(0),
});

export const searchQuerySchema = pageQuerySchema.extend({
  q: z
    .string()
    .trim()
    .max(100)
    .refine(isPrintable, { error: 'Contains characters that cannot be searched' })
    .optional(),
});

export const cardQuerySchema = searchQuerySchema.extend({
  fields: z.enum(['card']).optional(),
});

export const listQuerySchema = cardQuerySchema.extend({
  sort: z
    .string()
    .regex(/^-?[a-zA-Z]{1,40}$/, { error: 'Must be a field name, with a - in front to reverse' })
    .optional(),
});

export type PageQuery = z.infer<typeof pageQuerySchema>;
export type CardQuery = z.infer<typeof cardQuerySchema>;
export type ListQuery = z.infer<typeof listQuerySchema>;

/** One transaction holds them all. */
export const MOST_AT_ONCE = 200;

export const several = <S extends z.ZodType>(one: S, nameOf: (value: z.output<S>) => string) =>
  z
    .array(one)
    .min(1, { error: 'Select at least one' })
    .max(MOST_AT_ONCE, { error: `${MOST_AT_ONCE} at once at most` })
    .refine((all) => new Set(all.map(nameOf)).size === all.length, { error: 'Names one twice' });

/** As an action for many answered: when a row was published before, and what the action set. */
const formerDate = z.strictObject({
  id,
  publishedAt: moment.nullable(),
  set: moment.nullable(),
});

export const bulkSchema = z
  .discriminatedUnion('action', [
    z.strictObject({ action: z.enum(BULK_ACTIONS), ids: several(id, (one) => one) }),
    /** Undoes a publication, or its end, where nobody has changed it since. */
    z.strictObject({ action: z.literal('redate'), rows: several(formerDate, (row) => row.id) }),
  ])
  .meta({ id: 'BulkInput' });

export type BulkInput = z.output<typeof bulkSchema>;
export type FormerDate = z.output<typeof formerDate>;
