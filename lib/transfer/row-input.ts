import { readCell } from '@/lib/csv/cell';
import type { DateOrder } from '@/lib/csv/dates';
import { CsvFault } from '@/lib/csv/fault';
import { type Names, cellText, cellValue } from './cell-value';
import type { Column, Found } from './columns';
import type { Reason } from './report';

export type Input = Record<string, unknown>;
type Part = Record<string, unknown>;

/** Which source of the file stands at each place of the list, so that a fault finds its column. */
export type RowInput = { given: Input; reasons: Reason[]; sourceAt: number[] };

/** What a row says of the columns that the file has; `before` completes lists it says part of. */
export function readInput(
  { columns }: Found,
  cells: readonly string[],
  before: Input,
  context: { names: Names; dateOrder: DateOrder },
): RowInput {
  const read: RowInput = { given: {}, reasons: [], sourceAt: [] };
  const sources: Part[] = [];
  for (const { column, place } of columns) {
    const { field, part, at, header } = column;
    try {
      const value = cellValue(part ?? field, readCell(cells[place] ?? ''), context);
      if (!part) read.given[field.name] = value;
      else if (at === undefined) partOf(read.given, field.name, before)[part.name] = value;
      else (sources[at] ??= {})[part.name] = value;
    } catch (error) {
      if (!(error instanceof CsvFault)) throw error;
      read.reasons.push({ column: header, message: error.message });
    }
  }
  const list = columns.find(({ column }) => column.at !== undefined)?.column.field.name;
  if (list) read.given[list] = mergedSources(sources, before[list], read.sourceAt);
  return read;
}

/** The text of a column, as the export writes it. */
export function columnText({ field, part, at }: Column, input: Input, names: Names): string {
  const value = input[field.name];
  if (!part) return cellText(field, value, names);
  const whole = (at === undefined ? value : (value as Part[] | undefined)?.[at]) as
    Part | undefined;
  return cellText(part, whole?.[part.name], names);
}

function partOf(given: Input, name: string, before: Input): Part {
  given[name] ??= { ...(before[name] as Part | undefined) };
  return given[name] as Part;
}

/** A source whose cells are all empty goes; one that has no columns in the file stays. */
function mergedSources(given: Part[], before: unknown, sourceAt: number[]): Part[] {
  const stored = (before ?? []) as Part[];
  const merged: Part[] = [];
  for (let at = 0; at < Math.max(given.length, stored.length); at++) {
    const source = { ...stored[at], ...given[at] };
    if (Object.values(source).every((value) => value === null || value === '')) continue;
    merged.push(source);
    sourceAt.push(at);
  }
  return merged;
}
