export const LONGEST_MARKDOWN = 200_000;

const MOST_LINES = 4000;
const MOST_BRACKETS = 4000;
const MOST_SIGNS = 6000;
const MOST_LEVELS = 6000;
const MOST_LEVELS_OF_A_LINE = 60;
const MOST_OPEN_BRACKETS = 50;
const MOST_DELIMITERS = 500;

const TOO_DEEP = 'Is nested too deeply';

/**
 * The parser's time and stack grow with nesting and with openings that never close. The same answer
 * decides what may be saved and what is rendered; no honest article comes near these limits.
 */
export function markdownFault(markdown: string): string | undefined {
  const lines = markdown.split(/\r\n?|\n/);
  if (lines.length > MOST_LINES) return `Has more than ${MOST_LINES} lines`;
  if (count(markdown, /[[\]]/g) > MOST_BRACKETS) {
    return `Has more than ${MOST_BRACKETS} square brackets`;
  }
  if (count(markdown, /[*_~`<&!|@\\]|:\/\/|www\./gi) > MOST_SIGNS) {
    return `Has more than ${MOST_SIGNS} signs that format, such as | * _ and links`;
  }
  return isDeepBlock(lines) || isDeepText(lines) ? TOO_DEEP : undefined;
}

function count(text: string, signs: RegExp): number {
  return text.match(signs)?.length ?? 0;
}

function isDeepBlock(lines: readonly string[]): boolean {
  let levels = 0;
  for (const line of lines) {
    const level = levelOf(line);
    levels += level;
    if (level > MOST_LEVELS_OF_A_LINE || levels > MOST_LEVELS) return true;
  }
  return false;
}

function levelOf(line: string): number {
  const opening =
    /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))*[ \t]*/.exec(line)?.[0] ?? '';
  const markers = count(opening, />|[-+*]|\d+[.)]/g);
  return markers + Math.floor(opening.replaceAll('\t', '    ').replace(/[^ ]/g, '').length / 4);
}

function isDeepText(lines: readonly string[]): boolean {
  let brackets = 0;
  let delimiters = 0;
  for (const line of lines) {
    const isBlank = line.trim() === '';
    if (isBlank) brackets = 0;
    // Emphasis never reaches over a blank line or out of a table's row.
    if (isBlank || line.startsWith('|')) delimiters = 0;
    delimiters += count(line, /\*+|_+|~+/g);
    brackets = openBrackets(line, brackets);
    if (brackets > MOST_OPEN_BRACKETS || delimiters > MOST_DELIMITERS) return true;
  }
  return false;
}

function openBrackets(line: string, before: number): number {
  let open = before;
  for (const sign of line) {
    if (sign === '[') open += 1;
    else if (sign === ']') open = Math.max(0, open - 1);
    if (open > MOST_OPEN_BRACKETS) break;
  }
  return open;
}
