import { CsvFault } from './cell';

export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

const NEW_LINE = 0x0a;
const BOM = '\uFEFF';

/**
 * 0x80 to 0x9F in Windows-1252. The decoder of some Nodes, such as 24.0, reads
 * them as control characters, so ’ and € were lost. Five stand for nothing.
 */
const HIGH = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';

/** Excel writes Windows-1252 by default, UTF-8 with a mark when asked, and UTF-16 as "Unicode Text". */
export function decode(bytes: Uint8Array): { text: string; encoding: Encoding } {
  if (bytes.length === 0) throw new CsvFault('The file is empty');
  if (isSpreadsheet(bytes)) {
    throw new CsvFault('This is a spreadsheet, not a CSV file: save it as CSV first');
  }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return { text: decodeAs('utf-16le', bytes), encoding: 'UTF-16' };
  }
  try {
    return { text: decodeAs('utf-8', bytes), encoding: 'UTF-8' };
  } catch {
    return { text: decodeWindows1252(bytes), encoding: 'Windows-1252' };
  }
}

/** What is left of a text after a program has saved it in Windows-1252. */
export function throughWindows1252(text: string): string {
  return [...text].map((letter) => (isInWindows1252(letter) ? letter : '?')).join('');
}

function decodeAs(name: 'utf-8' | 'utf-16le', bytes: Uint8Array): string {
  const text = new TextDecoder(name, { fatal: true, ignoreBOM: true }).decode(bytes);
  return text.startsWith(BOM) ? text.slice(1) : text;
}

/** By a table: whatever is made for each byte of a large file would fill the memory. */
function decodeWindows1252(bytes: Uint8Array): string {
  const units = new Uint16Array(bytes.length);
  let line = 1;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const isHigh = byte >= 0x80 && byte <= 0x9f;
    units[at] = isHigh ? HIGH.charCodeAt(byte - 0x80) : byte;
    if (byte === NEW_LINE) line += 1;
    if (isHigh && units[at] === 0) {
      throw new CsvFault('Is neither UTF-8 nor Windows-1252: save it as CSV UTF-8', line);
    }
  }
  return Buffer.from(units.buffer).toString('utf16le');
}

function isInWindows1252(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return (
    code < 0x80 || (code >= 0xa0 && code <= 0xff) || (letter !== '\0' && HIGH.includes(letter))
  );
}

/** Both are archives or documents that staff choose by mistake: .xlsx and .ods, and the old .xls. */
function isSpreadsheet(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  return start === '504b0304' || start === 'd0cf11e0';
}
