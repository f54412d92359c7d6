import { CsvFault } from './fault';

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
