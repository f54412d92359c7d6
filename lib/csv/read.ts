import { type CsvError, parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { type Encoding, decode } from './decode';
import { CsvFault } from './cell';

const MOST_ROWS = 20_000;
const MOST_COLUMNS = 200;
/** Spreadsheets save what looks empty too; a million of such lines would take minutes to read. */
const MOST_LINES = 50_000;
const LONGEST_ROW = 100_000;
/** The parser takes up to 0.1 ms for a line, which may be of one letter. */
const SLICE = 2048;

export type Row = { line: number; cells: string[] };

export type CsvFile = {
  encoding: Encoding;
  separator: Separator;
  header: string[];
  rows: Row[];
};

/**
 * Reads slice by slice, so that others are answered in between. A fault of form refuses the whole
 * file, because whatever follows a lost quote cannot be trusted.
 */
export async function readCsv(
  bytes: Uint8Array,
  onProgress: (share: number) => void = () => undefined,
): Promise<CsvFile> {
  const { text, encoding } = decode(bytes);
  const { separator, rest, skipped } = findSeparator(text);
  const rows: Row[] = [];
  let read = 0;
  for await (const row of parsedRows(rest, separator, skipped, onProgress)) {
    if (++read > MOST_LINES) {
      throw new CsvFault(`Has more than ${MOST_LINES} lines: delete the empty ones`, row.line);
    }
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    if (rows.length > MOST_ROWS) {
      throw new CsvFault(`Has more than ${MOST_ROWS} rows: cut it into several files`, row.line);
    }
    rows.push(row);
  }
  const [header, ...others] = rows;
  if (!header) throw new CsvFault('The file is empty');
  return { encoding, separator, header: header.cells, rows: others };
}

async function* parsedRows(
  text: string,
  separator: Separator,
  skipped: number,
  onProgress: (share: number) => void,
): AsyncGenerator<Row> {
  let nextLine = 1 + skipped;
  const lines: number[] = [];
  const parser = parse({
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: LONGEST_ROW,
    on_record: (cells: string[], context) => {
      // Here, since the parser reads ahead: of a hundred thousand cells in each row, empty or not.
      if (cells.length > MOST_COLUMNS) {
        throw new CsvFault(`Has more than ${MOST_COLUMNS} columns`, nextLine);
      }
      lines.push(nextLine);
      nextLine = context.lines + 1 + skipped;
      return cells;
    },
  });
  try {
    let at = 0;
    const records: AsyncIterable<string[]> = Readable.from(slices(text, onProgress)).pipe(parser);
    for await (const cells of records) yield { line: lines[at++] ?? 0, cells };
  } catch (error) {
    throw asFault(error as CsvError, nextLine);
  }
}

async function* slices(text: string, onProgress: (share: number) => void) {
  for (let at = 0; at < text.length;) {
    let end = Math.min(at + SLICE, text.length);
    // A letter of two halves must not be cut, or both would be lost.
    if (/[\uD800-\uDBFF]/.test(text.charAt(end - 1)) && end < text.length) end += 1;
    yield Buffer.from(text.slice(at, end));
    at = end;
    onProgress(at / text.length);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** The library's own messages repeat what the file holds. */
function asFault(error: CsvError, line: number): unknown {
  if (error instanceof CsvFault) return error;
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return new CsvFault('A quote is opened and never closed', line);
    case 'CSV_INVALID_CLOSING_QUOTE':
      return new CsvFault('Text stands after a closing quote', line);
    case 'INVALID_OPENING_QUOTE':
      return new CsvFault('A quote stands inside a cell that is not in quotes', line);
    case 'CSV_MAX_RECORD_SIZE':
      return new CsvFault('A row is too long, or a quote is never closed', line);
    default:
      return error;
  }
}

const SEPARATORS = [',', ';', '\t'] as const;

export type Separator = (typeof SEPARATORS)[number];

/** Excel writes and obeys such a first line; it is no row. */
const DECLARED = /^sep=([,;\t])(?:\r\n|\n|\r)/i;

/** Excel separates by what the computer's region says: in French with semicolons. */
export function findSeparator(text: string) {
  const declared = DECLARED.exec(text);
  if (declared) {
    const [whole, separator] = declared;
    return { separator: separator as Separator, rest: text.slice(whole.length), skipped: 1 };
  }
  const header = firstLine(text);
  const [best] = SEPARATORS.map((separator) => ({
    separator,
    count: header.split(separator).length,
  })).sort((one, other) => other.count - one.count);
  return { separator: best?.separator ?? ',', rest: text, skipped: 0 };
}

/** What stands in quotes says nothing about the separator. */
function firstLine(text: string): string {
  const start = text.slice(0, 20_000).replace(/"(?:[^"]|"")*"/g, '');
  return start.split(/[\r\n]+/).find((line) => line.trim() !== '') ?? '';
}
