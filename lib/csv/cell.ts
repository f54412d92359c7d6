/** Why a whole file cannot be read, in words for the person who chose it. */
export class CsvFault extends Error {
  constructor(
    message: string,
    readonly line?: number,
  ) {
    super(message);
  }
}

// Spreadsheets take these for the beginning of a formula; an apostrophe in front keeps it a text.
// A cell begins after any separator, where a spreadsheet splits at another than ours.
const FORMULA = /(^|[,;\t\r\n])(?='*[=+\-@＝＋－＠])/g;
const DEFUSED = /(^|[,;\t\r\n])'(?='*[=+\-@＝＋－＠])/g;
const BREAK = /^(?='*[\t\r\n])/;
const DEFUSED_BREAK = /^'(?='*[\t\r\n])/;
/** A text may begin with a dash or a plus, but hardly with one of these. */
const SUSPECT = /^[=@＝＠]/;
const SPREADSHEET_ERROR =
  /^#(?:N\/A|REF!|NAME\?|NOM\s?\?|VALUE!|VALEUR!|DIV\/0!|NUM!|NOMBRE!|NULL!|NUL!)$/;
const UNPRINTABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFD-\uFFFF]/;

/** Another apostrophe goes before one that is there, so that `readCell` can tell them apart. */
export function writeCell(value: string, separator = ','): string {
  const safe = value.replace(FORMULA, "$1'").replace(BREAK, "'");
  const mustQuote = safe !== value || safe.includes(separator) || /["\r\n]/.test(safe);
  return mustQuote ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The text that `writeCell` was given, or what a person typed; says why when it is neither. */
export function readCell(cell: string): string {
  const text = cell.replaceAll('\r\n', '\n');
  if (text.trim() === '') return '';
  const plain = text.replace(DEFUSED_BREAK, '').replace(DEFUSED, '$1');
  if (plain !== text) return requirePrintable(plain);
  if (SPREADSHEET_ERROR.test(text.trim())) {
    throw new CsvFault(`Holds a spreadsheet’s error (${text.trim()}) instead of a value`);
  }
  if (SUSPECT.test(text)) {
    throw new CsvFault('Looks like a formula: if it is a text, put an apostrophe in front');
  }
  return requirePrintable(text);
}

function requirePrintable(text: string): string {
  if (UNPRINTABLE.test(text) || !text.isWellFormed()) {
    throw new CsvFault('Contains characters that cannot be stored');
  }
  return text;
}

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
