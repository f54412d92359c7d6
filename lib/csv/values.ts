import { CsvFault } from './cell';
import type { Separator } from './read';

/** Which of two figures a file writes first; undefined when its dates do not tell. */
export type DateOrder = 'day-first' | 'month-first' | undefined;

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]00:00(?::00(?:\.000)?)?Z?)?$/;
const SLASHED = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: 00:00(?::00)?)?$/;
const SHORT_YEAR = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2}$/;
/** What spreadsheets make of 2026-09: "sept-26" in French, "Sep-26" in English. */
const MONTH_NAME = /^([a-zéû]{3,5})\.?[- ](\d{2}|\d{4})$/i;
const MONTHS = `janv|jan févr|fevr|feb mars|mar avr|apr mai|may juin|jun juil|jul août|aout|aug
  sept|sep oct nov déc|dec`
  .split(/\s+/)
  .map((names) => new Set(names.split('|')));

/**
 * One date that can be read in one way only tells how to read all others of its file. Without any,
 * semicolons do: spreadsheets write them where the day stands first. Commas are written everywhere.
 */
export function dateOrderOf(cells: Iterable<string>, separator: Separator): DateOrder {
  const found = new Set<DateOrder>();
  for (const cell of cells) {
    const [, first, second] = SLASHED.exec(cell.trim()) ?? [];
    if (Number(first) > 12 && Number(second) <= 12) found.add('day-first');
    if (Number(second) > 12 && Number(first) <= 12) found.add('month-first');
  }
  if (found.size === 0 && separator === ';') return 'day-first';
  return found.size === 1 ? [...found][0] : undefined;
}

/** A day as 2026-09-15. */
export function readDay(cell: string, order?: DateOrder): string {
  const text = cell.trim();
  const iso = ISO.exec(text);
  if (iso) return realDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const [slashed, first = 0, second = 0, year] = SLASHED.exec(text) ?? [];
  if (slashed === undefined) {
    throw new CsvFault(
      SHORT_YEAR.test(text)
        ? 'Write the year with four figures'
        : 'Must be a date such as 2026-09-15 or 15/09/2026',
    );
  }
  const [day, month] = dayAndMonth(Number(first), Number(second), order);
  return realDay(Number(year), month, day);
}

/** A day, a month as 2026-09, or a year. */
export function readPartialDate(cell: string, order?: DateOrder): string {
  const text = cell.trim();
  if (/^\d{4}$/.test(text)) return text;
  const month = /^(\d{4})-(\d{2})$/.exec(text)?.[0] ?? namedMonth(text);
  if (month === undefined) return readDay(text, order);
  realDay(Number(month.slice(0, 4)), Number(month.slice(5)), 1);
  return month;
}

function namedMonth(text: string): string | undefined {
  const [, name = '', year = ''] = MONTH_NAME.exec(text) ?? [];
  const month = MONTHS.findIndex((names) => names.has(name.toLowerCase())) + 1;
  if (month === 0) return undefined;
  return `${year.padStart(4, '20')}-${String(month).padStart(2, '0')}`;
}

function dayAndMonth(first: number, second: number, order: DateOrder): [number, number] {
  if (first === second || first > 12) return [first, second];
  if (second > 12) return [second, first];
  if (order === 'day-first') return [first, second];
  if (order === 'month-first') return [second, first];
  throw new CsvFault('Day and month could be either way round: write it as 2026-09-15');
}

function realDay(year: number, month: number, day: number): string {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1;
  if (!isReal) throw new CsvFault('There is no such day');
  return date.toISOString().slice(0, 10);
}

const SPACES = /[\s\u00A0\u202F\u2009]/g;
const UNIT = /(?:DHS?|MAD|د\.م\.?)\.?$/i;
/** A comma or point before three figures means thousands to some and tenths to others. */
const AMBIGUOUS = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/** The number of a cell as French and English spreadsheets write it: 1250, 1 250,00 or 1,250.00. */
export function readNumber(cell: string): number {
  const text = cell.replace(SPACES, '').replace(UNIT, '').replace(/−/g, '-');
  if (AMBIGUOUS.test(text)) {
    throw new CsvFault('Could be thousands or decimals: write it without comma and point');
  }
  const plain = plainForm(text);
  if (plain === undefined) throw new CsvFault('Must be a number');
  return Number(plain);
}

function plainForm(text: string): string | undefined {
  if (/^-?\d{1,15}$/.test(text)) return text;
  if (/^-?\d{1,15}[.,]\d{1,6}$/.test(text)) return text.replace(',', '.');
  if (/^-?\d{1,3}(?:,\d{3})+(?:\.\d{1,6})?$/.test(text)) return text.replaceAll(',', '');
  if (/^-?\d{1,3}(?:\.\d{3})+(?:,\d{1,6})?$/.test(text)) {
    return text.replaceAll('.', '').replace(',', '.');
  }
  return undefined;
}
