import { createHash } from 'node:crypto';
import { TINT_RULES } from '@/lib/colour/tint';

export type InlineHashes = { scripts: string[]; styles: string[] };

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const JSON_STRING = String.raw`"(?:[^"\\]|\\.)*"`;

const PUSHES = [
  /^self\.__next_f\.push\((\[[\s\S]*\])\)$/,
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((\[[\s\S]*\])\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);?$/,
];

/** React calls these to put a streamed part in its place, after the runtime that defines them. */
const REACT_CALL = new RegExp(
  String.raw`^([\s\S]*?)\$R[CSX]\(${JSON_STRING}(?:,${JSON_STRING})*\)$`,
);
/** Hashes of the possible runtimes of React; a test derives them from Next's copy of it. */
export const REACT_RUNTIMES: ReadonlySet<string> = new Set([
  '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  'rkPyhj2kmK5uKX6SivS3u1ga+pNajy8xBWBiEPXhNMA=',
  'ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY=',
  '5TqIdh80KgjiD5uUtz2OhDa5DlGt33xJV6lK4XUE+Yo=',
  'HIwET9YbpCDSDZxSjDwBhUP6sywD0vfbAPbsgjDbN4U=',
]);
const REACT_CLOCK = 'requestAnimationFrame(function(){$RT=performance.now()});';

/**
 * Lists only scripts written wholly as Next or React writes them, and known styles, so that nothing
 * else runs or applies.
 */
export function inlineHashes(html: string, sheets: readonly string[]): InlineHashes {
  const scripts = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    if (text !== '' && !isData(attributes) && isOfFramework(text)) scripts.add(sha256(text));
  }
  const styles = new Set<string>();
  for (const [, text = ''] of html.matchAll(STYLE)) {
    if (isSheets(text, sheets) || TINT_RULES.test(text)) styles.add(sha256(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/** React writes the sheets of a page one after the other into one element. */
function isSheets(text: string, sheets: readonly string[]): boolean {
  let at = 0;
  while (at < text.length) {
    const next = sheets.find((sheet) => sheet !== '' && text.startsWith(sheet, at));
    if (next === undefined) return false;
    at += next.length;
  }
  return true;
}

/** The browser never runs a data block, so it needs no permission. */
function isData(attributes: string): boolean {
  return /\stype="application\/ld\+json"/.test(attributes);
}

export function isPush(text: string): boolean {
  const pushed = PUSHES.map((form) => form.exec(text)?.[1]).find((found) => found !== undefined);
  return pushed !== undefined && isJson(pushed);
}

function isOfFramework(text: string): boolean {
  if (text === REACT_CLOCK || isPush(text)) return true;
  const runtime = REACT_CALL.exec(text)?.[1];
  return runtime !== undefined && REACT_RUNTIMES.has(sha256(runtime));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
