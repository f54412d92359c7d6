import { fold } from '@/lib/french/letters';

/** The page marks some of the pieces, and none of them is ever HTML. */
export type Piece = { text: string; isMatch: boolean };

const WORD = /[\p{L}\p{N}]+/gu;
const FRAGMENT = 200;
const LEAD_IN = 60;

export function highlight(text: string, patterns: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isMatch(word, patterns)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), isMatch: false });
    pieces.push({ text: word, isMatch: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMatch: false });
  return pieces;
}

export function hasMatch(text: string, patterns: readonly string[]): boolean {
  return [...text.matchAll(WORD)].some(([word]) => isMatch(word, patterns));
}

export function fragment(text: string, patterns: readonly string[]): string {
  const first = [...text.matchAll(WORD)].find(([word]) => isMatch(word, patterns))?.index ?? 0;
  const start = first > LEAD_IN ? text.indexOf(' ', first - LEAD_IN) + 1 : 0;
  const rest = text.slice(start, start + FRAGMENT);
  const isWhole = start + FRAGMENT >= text.length;
  const cut = isWhole ? rest : rest.slice(0, Math.max(rest.lastIndexOf(' '), FRAGMENT / 2));
  return `${start > 0 ? '… ' : ''}${cut}${isWhole ? '' : '…'}`;
}

/** Four letters may be the beginning of a word; fewer are the word, or lack its last letter. */
function isMatch(word: string, patterns: readonly string[]): boolean {
  const folded = fold(word);
  return patterns.some(
    (pattern) =>
      folded.startsWith(pattern) && (pattern.length > 3 || folded.length <= pattern.length + 1),
  );
}

/** The words as they were typed, and their stems. */
export function wordPatterns(q: string, stems: readonly string[]): string[] {
  const typed = [...q.matchAll(WORD)].map(([word]) => fold(word));
  return [...new Set([...typed, ...stems.filter((stem) => stem.length > 2)])];
}
