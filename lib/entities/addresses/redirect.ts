import '@/lib/entities/fields/zod-settings';
import { z } from 'zod';
import { searchQuerySchema, wholeNumber } from '@/lib/entities/fields/list-query';
import { version } from '@/lib/entities/fields/rules';
import { isReserved, typedPath } from './path';

const LONGEST = 500;
const DAYS_MISSING_KEPT = 90;
/** All of them are in the memory of every instance. */
export const MOST_REDIRECTS = 5000;

/** A path of this site, however it is spelt; what comes out is the site's own spelling. */
const path = z
  .string()
  .trim()
  .min(1, { error: 'Required', abort: true })
  .max(LONGEST, { abort: true })
  .refine((typed) => /^\/(?![/\\])/.test(typed), {
    error: 'Write a path of this site, beginning with one /',
    abort: true,
  })
  .refine((typed) => !/[?#]/.test(typed), {
    error: 'Leave out ? and # and what follows them',
    abort: true,
  })
  .transform((typed, context) => {
    const normal = typedPath(typed);
    if (normal !== undefined && normal.length <= LONGEST) return normal;
    context.addIssue({ code: 'custom', message: 'No browser can ask for this address' });
    return z.NEVER;
  })
  .refine((normal) => !isReserved(normal), { error: 'The site keeps this address for itself' });

export const redirectSchema = z
  .strictObject({ source: path, target: path, updatedAt: version })
  .refine(({ source, target }) => source !== target, {
    path: ['target'],
    error: 'Must be another address than the one that is redirected',
  })
  .meta({ id: 'RedirectInput' });
export type RedirectInput = z.output<typeof redirectSchema>;

export const REDIRECT_SORTS = [
  { key: '-createdAt', label: 'Newest first' },
  { key: 'source', label: 'By address' },
] as const;

export const redirectListSchema = searchQuerySchema.extend({
  sort: z.enum(REDIRECT_SORTS.map(({ key }) => key)).optional(),
});
export type RedirectQuery = z.output<typeof redirectListSchema>;

export const formerListSchema = searchQuerySchema.extend({
  state: z.enum(['leads', 'gone', 'hidden']).optional(),
});
export type FormerQuery = z.output<typeof formerListSchema>;

export const missingListSchema = searchQuerySchema.extend({
  days: wholeNumber(1, DAYS_MISSING_KEPT).default(DAYS_MISSING_KEPT),
});
export type MissingQuery = z.output<typeof missingListSchema>;
