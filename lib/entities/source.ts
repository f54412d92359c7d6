import { z } from 'zod';
import { orNone, requiredLine, webUrl } from '@/lib/entities/fields/text';
import { day, knownLine, knownUrl, oneOf } from '@/lib/entities/fields/rules';

const YEAR = /^(?:19|20)\d{2}$/;
const MONTH = /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/;

/** As precise as the source is: 2024, 2024-09 or 2024-09-17. */
const partialDate = z.string().refine(isPartialDate, {
  error: 'Must be a year, a month or a day, such as 2024, 2024-09 or 2024-09-17',
});

/** Where a fact of a master stands. */
export const sourceSchema = z.strictObject({
  publisher: requiredLine(200),
  title: knownLine(300),
  url: knownUrl,
  date: orNone(partialDate),
  kind: oneOf('sourceKind'),
});

/** The notice that announced a call; a call is never known without it. */
export const noticeSchema = z.strictObject({
  publisher: requiredLine(200),
  url: webUrl,
  publishedOn: orNone(day),
});

export const MOST_SOURCES = 10;

export type Source = z.output<typeof sourceSchema>;
export type Notice = z.output<typeof noticeSchema>;

export type DatePrecision = 'year' | 'month' | 'day';

export function datePrecision({ date }: Pick<Source, 'date'>): DatePrecision | null {
  if (date === null) return null;
  if (YEAR.test(date)) return 'year';
  return MONTH.test(date) ? 'month' : 'day';
}

function isPartialDate(value: string): boolean {
  if (YEAR.test(value) || MONTH.test(value)) return true;
  return /^(?:19|20)/.test(value) && z.iso.date().safeParse(value).success;
}
