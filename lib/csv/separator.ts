const SEPARATORS = [',', ';', '\t'] as const;

export type Separator = (typeof SEPARATORS)[number];

/** Excel writes and obeys such a first line; it is no row. */
const DECLARED = /^sep=([,;\t])(?:\r\n|\n|\r)/i;

/** Excel separates by what the computer's region says: in French with semicolons. */
export function findSeparator(text: string): {
  separator: Separator;
  rest: string;
  skipped: number;
} {
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
