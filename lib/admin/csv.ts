// Spreadsheets take these for the beginning of a formula.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Spreadsheets must show the accents and must not run what a cell holds. */
export function csv(header: readonly string[], rows: Iterable<readonly string[]>): string {
  const lines = [header, ...rows].map((cells) => cells.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) || safe !== value ? `"${safe.replaceAll('"', '""')}"` : safe;
}
