const LONGEST = 200_000;
const DEEPEST = 60;
const MOST_BRACKETS = 4000;
const MOST_SIGNS = 6000;
const MOST_LINES = 4000;
const MOST_LEVELS = 6000;

/**
 * Whether the parser can be trusted with a text: its time and its stack grow with nesting and
 * with openings that never close, and no honest article comes near these limits.
 */
export function isRenderable(markdown: string): boolean {
  if (markdown.length > LONGEST) return false;
  if (count(markdown, /[[\]]/g) > MOST_BRACKETS) return false;
  if (count(markdown, /[*_~`<&!|@\\]|:\/\/|www\./gi) > MOST_SIGNS) return false;
  const depths = markdown.split(/\r\n?|\n/).map(depth);
  const levels = depths.reduce((sum, level) => sum + level, 0);
  return depths.length <= MOST_LINES && levels <= MOST_LEVELS && Math.max(...depths) <= DEEPEST;
}

function count(text: string, signs: RegExp): number {
  return text.match(signs)?.length ?? 0;
}

/** How many block quotes and lists a line opens or continues. */
function depth(line: string): number {
  const opening =
    /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))*[ \t]*/.exec(line)?.[0] ?? '';
  const markers = opening.match(/>|[-+*]|\d+[.)]/g)?.length ?? 0;
  return markers + Math.floor(opening.replaceAll('\t', '    ').replace(/[^ ]/g, '').length / 4);
}
