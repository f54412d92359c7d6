import { fold } from './letters';
import { heavyWords, otherName, questionWords, shortNames, withoutEnding } from './question-words';
import { wordsOf } from './words';

/** A word that is looked for: in one of its ways, all parts must stand in the text. */
export type AskedWord = { word: string; ways: string[][] };

/** Each is looked for in every text. */
const MOST_WORDS = 8;

export function askedWords(q: string): AskedWord[] {
  const heavy = [...new Set([...heavyWords(q), ...shortNames(q)])];
  const all = [heavy, questionWords(q), wordsOf(fold(q))];
  const counted = all.find(({ length }) => length > 0) ?? [];
  return counted.slice(0, MOST_WORDS).map((word) => {
    const other = otherName(word);
    const ways = partsOf(word).map((part) => [part]);
    // « Ressources » and « humaines » far from each other are other words.
    const name = ` ${[...other.slice(0, -1), withoutEnding(other.at(-1) ?? '')].join(' ')}`;
    return { word, ways: other.length > 0 ? [...ways, [name]] : ways };
  });
}

/** Each word has a space on both sides, so that its beginning and its end can be asked for. */
export function spacedWords(...texts: (string | null | undefined)[]): string {
  return ` ${wordsOf(fold(texts.filter(Boolean).join(' '))).join(' ')} `;
}

export function standsIn(spaced: string, { ways }: AskedWord): boolean {
  return ways.some((parts) => parts.every((part) => spaced.includes(part)));
}

/** Five letters may be the beginning of a word; four are too often another one, as ENSA and ENSAM. */
function partsOf(word: string): string[] {
  if (word.length > 4) return [` ${withoutEnding(word)}`];
  const single = word.length === 4 ? word.replace(/[sx]$/, '') : word;
  return [...new Set([` ${word} `, ` ${single} `, ` ${single}s `])];
}
