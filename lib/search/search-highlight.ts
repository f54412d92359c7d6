import { WORD, fold, wordsOf } from '@/lib/french/words';
import { stem } from '@/lib/french/question-words';
import { unfinished } from '@/lib/french/typography';

/** The page marks some of the pieces, and none of them is ever HTML. */
export type Piece = { text: string; isMatch: boolean };

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
  return wordsOf(text).some((word) => isMatch(word, patterns));
}

export function fragment(text: string, patterns: readonly string[]): string {
  const first = [...text.matchAll(WORD)].find(([word]) => isMatch(word, patterns))?.index ?? 0;
  const start = first > LEAD_IN ? text.indexOf(' ', first - LEAD_IN) + 1 : 0;
  const rest = text.slice(start, start + FRAGMENT);
  const isWhole = start + FRAGMENT >= text.length;
  const cut = rest.slice(0, Math.max(rest.lastIndexOf(' '), FRAGMENT / 2));
  return `${start > 0 ? '… ' : ''}${isWhole ? rest : unfinished(cut)}`;
}

/** A word in another number or gender is the same; four letters may be the beginning of one. */
function isMatch(word: string, patterns: readonly string[]): boolean {
  const folded = fold(word);
  const stemmed = stem(folded);
  return patterns.some(
    (pattern) => stemmed === stem(pattern) || (pattern.length > 3 && folded.startsWith(pattern)),
  );
}
