import './zod-settings';
import { z } from 'zod';
import { latestToday } from '@/lib/french/dates';
import { type ChoiceName, choiceValues } from '@/lib/entities/choices';
import { markdownFault } from '@/lib/markdown/limits';
import { isBlank, isPrintable } from '@/lib/entities/plain/printable';
import { isSafeWebUrl } from '@/lib/entities/plain/web-url';

const PRINTABLE_ERROR = { error: 'Contains characters that cannot be stored' };

export const longText = (max: number, tooLong?: string) =>
  z.string().max(max, tooLong).refine(isPrintable, PRINTABLE_ERROR);

export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => isPrintable(value) && !/[\r\n\t]/.test(value), PRINTABLE_ERROR);

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
  })
  .meta({ id: 'Slug' });

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

/** What is unknown is null, so that nothing is said in two ways. */
export const knownLine = (max: number) => orNone(requiredLine(max));
export const knownText = (max: number) => orNone(requiredText(max));
export const knownUrl = orNone(webUrl);

export const httpsUrl = webUrl.refine((url) => /^https:/i.test(url), {
  error: 'Must be a https:// address',
});

const made = new Map<ChoiceName, z.ZodType>();

/** One schema for each choice, which the document of the API writes once by its name. */
export function oneOf<Name extends ChoiceName>(name: Name) {
  const make = () =>
    z.enum(choiceValues(name), { error: 'Must be one of the choices' }).meta({ id: name });
  const known = (made.get(name) as ReturnType<typeof make> | undefined) ?? make();
  made.set(name, known);
  return known;
}

/** None stands for not known. Kept in the order of the choices, so that equal sets are equal. */
export const someOf = <Name extends ChoiceName>(name: Name) =>
  z
    .array(oneOf(name))
    .max(choiceValues(name).length, { error: 'Names one twice' })
    .refine(isUnique, { error: 'Names one twice' })
    .transform((some) => choiceValues(name).filter((value) => some.includes(value)))
    .default([]);

export const day = z.iso
  .date({ error: 'Must be a day such as 2026-09-15', abort: true })
  .refine((value) => value >= '2000-01-01' && value <= '2100-12-31', {
    error: 'Must be a day between the years 2000 and 2100',
  });

/** What lies ahead cannot have been done; a mistyped year would hide it from all who check. */
export const pastDay = day.refine((value) => value <= latestToday(), {
  error: 'Cannot be later than today',
});

const YEAR_OR_MONTH = /^(?:19|20)\d{2}(?:-(?:0[1-9]|1[0-2]))?$/;

/** As precise as it is known: 2024, 2024-09 or 2024-09-17. */
export const partialDate = z.string().refine(isPartialDate, {
  error: 'Must be a year, a month or a day, such as 2024, 2024-09 or 2024-09-17',
});

/** No source was published tomorrow; one that claims it would never grow old. */
export const pastPartialDate = partialDate.refine(
  (value) => value <= latestToday().slice(0, value.length),
  { error: 'Cannot be later than today' },
);

function isPartialDate(value: string): boolean {
  if (YEAR_OR_MONTH.test(value)) return true;
  return /^(?:19|20)/.test(value) && z.iso.date().safeParse(value).success;
}

export function isUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

export const academicYear = z
  .string()
  .refine(isAcademicYear, { error: 'Must be such as 2026-2027' });

export function isAcademicYear(value: string): boolean {
  if (!/^20\d{2}-20\d{2}$/.test(value)) return false;
  const [first, second] = value.split('-').map(Number);
  return second === (first ?? 0) + 1;
}

/** Only what the database can keep; handed on in UTC. */
export const moment = z.iso
  .datetime({
    offset: true,
    error: 'Must be a date and time such as 2026-01-31T08:00:00Z',
    abort: true,
  })
  .refine(isStorable, { error: 'Must be a date between the years 1 and 9999' })
  .transform((value) => new Date(value).toISOString());

/** Sent back as it was read, it refuses the change when someone else saved meanwhile. */
export const version = moment.optional();

function isStorable(value: string): boolean {
  const year = new Date(value).getUTCFullYear();
  return year >= 1 && year <= 9999;
}

/** What is restored is named by the address. Of two who restore at once, one has not seen the row. */
export const restoreSchema = z.strictObject({ updatedAt: moment }).meta({ id: 'RestoreInput' });
