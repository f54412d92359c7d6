import { writeCell } from './cell';

/** Excel takes a file for UTF-8 only when it begins with this mark. */
const UTF8_MARK = '\uFEFF';

/** Spreadsheets must show the accents and must not run what a cell holds. */
export function csv(header: readonly string[], rows: Iterable<readonly string[]>): string {
  return csvHead(header) + csvLines(rows);
}

export const csvHead = (header: readonly string[]): string => UTF8_MARK + csvLines([header]);

export function csvLines(rows: Iterable<readonly string[]>): string {
  let lines = '';
  for (const cells of rows) lines += `${cells.map((cell) => writeCell(cell)).join(',')}\r\n`;
  return lines;
}
