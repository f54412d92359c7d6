import type { Edit } from './markdown-edit';

export type Found = { start: number; end: number };

/** Without `isExact`, capitals, apostrophes and kinds of spaces make no difference. */
export function findsOf(text: string, search: string, isExact = false): Found[] {
  if (search === '') return [];
  const letters = search.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const pattern = isExact
    ? new RegExp(letters, 'gu')
    : new RegExp(letters.replaceAll(/['’]/g, "['’]").replaceAll(/[ \u00a0\u202f]/g, SPACE), 'giu');
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

const SPACE = '[ \\u00a0\\u202f]';

/** The first at or after a place, or the first of all. */
export function findAt(finds: readonly Found[], place: number): number {
  const at = finds.findIndex(({ start }) => start >= place);
  return at < 0 && finds.length > 0 ? 0 : at;
}

/** One edit, so that it is taken back at once. */
export function replaceAll(text: string, finds: readonly Found[], by: string): Edit | undefined {
  const [first] = finds;
  const last = finds.at(-1);
  if (!first || !last) return undefined;
  const parts = finds.map(({ end }, at) => by + text.slice(end, finds[at + 1]?.start ?? end));
  const insert = parts.join('');
  const after = first.start + insert.length;
  return { from: first.start, to: last.end, insert, start: after, end: after };
}

/** What stands around it, on its line. */
export function aroundOf(text: string, { start, end }: Found, width = 32) {
  const before =
    text
      .slice(Math.max(0, start - width), start)
      .split('\n')
      .at(-1) ?? '';
  const after = text.slice(end, end + width).split('\n')[0] ?? '';
  return { before, found: text.slice(start, end), after };
}
