const DEEPEST = 50;
const MOST_DELIMITERS = 500;
// The markers that open quotes and lists at the start of a line: "> - 1. >".
const OPENERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/;
const OPENER = />|[-+*]|\d+[.)]/g;
const DELIMITERS = /\*+|_+|~+/g;

/** Whether Markdown stays within a depth that people write and that renders in no time. */
export function isShallow(markdown: string): boolean {
  let brackets = 0;
  let delimiters = 0;
  for (const line of markdown.split(/\r\n|\r|\n/)) {
    if (line.trim() === '') brackets = 0;
    // Emphasis never reaches over a blank line or out of a table's row.
    if (line.trim() === '' || line.startsWith('|')) delimiters = 0;
    delimiters += line.match(DELIMITERS)?.length ?? 0;
    brackets = deepest(line, brackets);
    if (isDeepBlock(line) || brackets > DEEPEST || delimiters > MOST_DELIMITERS) return false;
  }
  return true;
}

function isDeepBlock(line: string): boolean {
  const openers = OPENERS.exec(line)?.[0] ?? '';
  const indent = line.length - line.trimStart().length;
  return (openers.match(OPENER)?.length ?? 0) > DEEPEST || (openers !== '' && indent > 2 * DEEPEST);
}

/** How many brackets are open after the line, or at once within it when that is too many. */
function deepest(line: string, open: number): number {
  for (const character of line) {
    if (character === '[') open += 1;
    else if (character === ']') open = Math.max(0, open - 1);
    if (open > DEEPEST) break;
  }
  return open;
}
