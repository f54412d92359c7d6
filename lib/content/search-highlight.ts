import { fold } from '@/lib/fold';

/** A text in pieces: the page marks some of them, and none of them is ever HTML. */
export type Piece = { text: string; isMatch: boolean };

const WORD = /[\p{L}\p{N}]+/gu;
const FRAGMENT = 200;
const LEAD_IN = 60;

/** Splits a text at the words that were searched for. */
export function highlight(text: string, stems: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isMatch(word, stems)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), isMatch: false });
    pieces.push({ text: word, isMatch: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMatch: false });
  return pieces;
}

export function hasMatch(text: string, stems: readonly string[]): boolean {
  return [...text.matchAll(WORD)].some(([word]) => isMatch(word, stems));
}

/** Some words of a long text around the first that was searched for. */
export function fragment(text: string, stems: readonly string[]): string {
  const first = [...text.matchAll(WORD)].find(([word]) => isMatch(word, stems))?.index ?? 0;
  const start = first > LEAD_IN ? text.indexOf(' ', first - LEAD_IN) + 1 : 0;
  const rest = text.slice(start, start + FRAGMENT);
  const isWhole = start + FRAGMENT >= text.length;
  const cut = isWhole ? rest : rest.slice(0, Math.max(rest.lastIndexOf(' '), FRAGMENT / 2));
  return `${start > 0 ? '… ' : ''}${cut}${isWhole ? '' : ' …'}`;
}

/** A stem is the beginning of its words; of two letters it is the whole word or nothing. */
function isMatch(word: string, stems: readonly string[]): boolean {
  const folded = fold(word);
  return stems.some((stem) => (stem.length < 3 ? folded === stem : folded.startsWith(stem)));
}
