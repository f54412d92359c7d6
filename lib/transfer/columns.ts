import { CsvFault, readCell } from '@/lib/csv/cell';
import { fold } from '@/lib/french/words';
import {
  type Field,
  KINDS,
  type Resource,
  type ResourceName,
  columnName,
} from '@/lib/entities/resource';
import { type DateOrder, readDay, readNumber, readPartialDate } from '@/lib/csv/values';
import { staffChoices } from '@/lib/entities/choices';
import { payloadValue } from '@/lib/entities/form-values';
import type { Reason } from './report';

/**
 * One column of the file. A source has five of them, with the number of the source in front: its
 * `part` is the field within it, and `at` which source it is.
 */
export type Column = { header: string; field: Field; part?: Field; at?: number };

export const ID = 'id';
export const CHANGED = 'updated_at';

export function transferColumns(resource: Resource, sources = mostSources(resource)): Column[] {
  return resource.fields.flatMap((field) => columnsOfField(field, sources));
}

export type Found = {
  columns: { column: Column; place: number }[];
  idPlace: number | undefined;
  changedPlace: number | undefined;
};

/** Columns may come in any order; what has no column stays as it is. */
export function findColumns(resource: Resource, header: readonly string[]): Found {
  const known = new Map<string, Column>();
  for (const column of transferColumns(resource)) {
    known.set(normal(column.part ? column.header : column.field.label), column);
    known.set(normal(column.header), column);
  }
  const places = new Map<string, number>();
  const found: Found = { columns: [], idPlace: undefined, changedPlace: undefined };
  header.forEach((cell, place) => {
    const name = normal(cell);
    if (name === '') return;
    const column = known.get(name);
    const header = column?.header ?? name;
    if (!column && header !== ID && header !== CHANGED) throw unknownColumn(place);
    if (places.has(header)) throw new CsvFault(`The column “${header}” is there twice`, 1);
    places.set(header, place);
    if (column) found.columns.push({ column, place });
  });
  found.idPlace = places.get(ID);
  found.changedPlace = places.get(CHANGED);
  if (found.columns.length === 0) throw new CsvFault('The first line names no known column', 1);
  return found;
}

function columnsOfField(field: Field, sources: number): Column[] {
  const { columns: parts = [] } = field;
  switch (field.input) {
    case 'notice':
      return parts.map((part) => ({
        header: `${columnName(field.name)}_${columnName(part.name)}`,
        field,
        part,
      }));
    case 'sources':
      return Array.from({ length: sources }).flatMap((_, at) =>
        parts.map((part) => ({
          header: `source${at + 1}_${columnName(part.name)}`,
          field,
          part,
          at,
        })),
      );
    case 'select':
    case 'reference':
      return [{ header: field.options ? KINDS[field.options] : columnName(field.name), field }];
    case 'links':
      return [{ header: field.options ?? columnName(field.name), field }];
    default:
      return [{ header: columnName(field.name), field }];
  }
}

function mostSources({ fields }: Resource): number {
  return fields.find(({ input }) => input === 'sources')?.max ?? 0;
}

function unknownColumn(place: number): CsvFault {
  return new CsvFault(
    `Column ${letters(place)} has a name that is not known: see the names in an export`,
    1,
  );
}

/** As spreadsheets count their columns: A to Z, AA, AB… */
function letters(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : letters(Math.floor(place / 26) - 1) + last;
}

const normal = (header: string) =>
  fold(header.trim())
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

/** Rows of other resources, by what a person may call them. */
export type Names = {
  slugOf: (resource: ResourceName, id: string) => string;
  /** By slug, or by a name that no other has; says why when there is none. */
  idOf: (resource: ResourceName, called: string) => string;
};

type Context = { names: Names; dateOrder: DateOrder };

const YES = new Set(['yes', 'true', 'vrai', 'oui', 'x', '1']);
const NO = new Set(['no', 'false', 'faux', 'non', '0']);

function cellText({ input, options }: Field, value: unknown, names: Names): string {
  if (value === null || value === undefined) return '';
  switch (input) {
    case 'switch':
      return value === true ? 'yes' : 'no';
    case 'select':
    case 'reference':
      return options ? names.slugOf(options, String(value)) : String(value);
    case 'links':
      return (value as string[])
        .map((id) => (options ? names.slugOf(options, id) : id))
        .toSorted()
        .join(', ');
    case 'choices':
      return (value as string[]).join(', ');
    case 'facts':
      return factsText(value);
    default:
      return String(value);
  }
}

/** An empty cell says that it is not known. */
function cellValue(field: Field, text: string, { names, dateOrder }: Context): unknown {
  const { input, options } = field;
  if (text === '') return nothing(field);
  switch (input) {
    case 'number':
      return readNumber(text);
    case 'switch':
      return yesOrNo(text);
    case 'choice':
      return choiceOf(field, text);
    case 'choices':
      return pieces(text, /[,;|/]/).map((piece) => choiceOf(field, piece));
    case 'select':
    case 'reference':
      return options ? names.idOf(options, text.trim()) : text.trim();
    case 'links':
      return options ? idsOf(options, text, names) : pieces(text, /[,;|]/);
    case 'date':
      return readDay(text, dateOrder);
    case 'partial-date':
      return readPartialDate(text, dateOrder);
    case 'facts':
      return readFacts(text);
    case 'publication':
      return text.includes('T') ? text.trim() : `${readDay(text, dateOrder)}T00:00:00.000Z`;
    case 'url':
    case 'image':
    case 'slug':
    case 'color':
      return text.trim();
    default:
      return text;
  }
}

function nothing(field: Field): unknown {
  switch (field.input) {
    case 'choices':
    case 'links':
    case 'facts':
      return [];
    case 'switch':
      return false;
    case 'color':
      return field.fallback ?? null;
    default:
      return payloadValue(field, '');
  }
}

/** Without what is not known, because a cell of a spreadsheet has 32,767 characters at most. */
export function factsText(facts: unknown): string {
  const said = (_: string, value: unknown) =>
    value === null || value === false ? undefined : value;
  return Array.isArray(facts) && facts.length > 0 ? JSON.stringify(facts, said) : '';
}

function readFacts(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CsvFault('Must be the facts as an export writes them');
  }
}

function yesOrNo(text: string): boolean {
  const word = fold(text.trim());
  if (YES.has(word)) return true;
  if (NO.has(word)) return false;
  throw new CsvFault('Must be yes or no');
}

/** By its value, or by what the back-office calls it. */
function choiceOf({ choices: name }: Field, text: string): string {
  const offered = name ? staffChoices(name) : [];
  const word = fold(text.trim());
  const found = offered.find(([value, label]) => word === value || word === fold(label));
  if (found) return found[0];
  throw new CsvFault(`Must be one of: ${offered.map(([value]) => value).join(', ')}`);
}

/** The whole cell may be one name with a comma in it. */
function idsOf(resource: ResourceName, text: string, names: Names): string[] {
  const called = pieces(text, /[,;|]/);
  if (called.length === 1) return [names.idOf(resource, text.trim())];
  try {
    return called.map((piece) => names.idOf(resource, piece));
  } catch (error) {
    try {
      return [names.idOf(resource, text.trim())];
    } catch {
      throw error;
    }
  }
}

function pieces(text: string, between: RegExp): string[] {
  return text
    .split(between)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

export type Input = Record<string, unknown>;
type Part = Record<string, unknown>;

/** Which source of the file stands at each place of the list, so that a fault finds its column. */
type RowInput = { given: Input; reasons: Reason[]; sourceAt: number[] };

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
