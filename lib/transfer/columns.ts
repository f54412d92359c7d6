import { CsvFault } from '@/lib/csv/cell';
import { fold } from '@/lib/french/letters';
import { KINDS, type Field, type Resource, columnName } from '@/lib/entities/resource';

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
