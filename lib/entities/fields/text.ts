import './zod-settings';
import { z } from 'zod';
import { markdownFault } from '@/lib/markdown/limits';
import { isBlank, isPrintable, isSafeWebUrl } from '@/lib/entities/plain/printable';

const PRINTABLE_ERROR = 'Contains characters that cannot be stored';

type Words = { tooLong?: string; unprintable?: string };

export const longText = (max: number, say: Words = {}) =>
  z
    .string()
    .max(max, say.tooLong)
    .refine(isPrintable, { error: say.unprintable ?? PRINTABLE_ERROR });

export const line = (max: number, say: Words = {}) =>
  z
    .string()
    .trim()
    .max(max, say.tooLong)
    .refine((value) => isPrintable(value) && !/[\r\n\t]/.test(value), {
      error: say.unprintable ?? PRINTABLE_ERROR,
    });

const REQUIRED = { error: 'Required', abort: true };

export const requiredLine = (max: number) => line(max).refine(isSaid, REQUIRED);
export const requiredText = (max: number) => longText(max).refine(isSaid, REQUIRED);

/** The page would show a text that does not pass as plain text. */
export const markdown = (max: number) =>
  requiredText(max).superRefine((text, context) => {
    const fault = markdownFault(text);
    if (fault) context.addIssue(fault);
  });

export const slug = z
  .string()
  .min(1, { error: 'Required', abort: true })
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
    error: 'Use lower-case letters without accents, figures and single hyphens',
  });

export const isSlug = (value: string) => slug.safeParse(value).success;

/** Must be safe to put into a link. */
export const webUrl = z
  .string()
  .max(2000)
  .refine(isSafeWebUrl, { error: 'Must be a http:// or https:// address', abort: true });

/** None is null, however it was sent: forms send what is left empty as ''. */
export const orNone = <S extends z.core.$ZodType>(schema: S) => noneWhenEmpty(schema).default(null);

/** The same, of what stays as it is when nothing is said of it. */
export const orUnchanged = <S extends z.core.$ZodType>(schema: S) =>
  noneWhenEmpty(schema).optional();

const noneWhenEmpty = <S extends z.core.$ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? null : value), z.nullable(schema));

/** In lower case like in the database, so that equal ids are equal strings. */
export const id = z.uuid().toLowerCase();

function isSaid(value: string): boolean {
  return !isBlank(value);
}
