import { withoutEnding } from '@/lib/french/question-words';
import { fold, wordsOf } from '@/lib/french/words';
import { translated } from './understand';

/** What is looked for: in one of its ways, all parts must stand in the text. */
export type AskedWord = { word: string; ways: string[][] };

/** Each is looked for in every text. */
const MOST_WORDS = 8;

export function askedWords(q: string): AskedWord[] {
  return translated(q)
    .slice(0, MOST_WORDS)
    .map(({ word, ways }) => ({
      word,
      ways: ways.flatMap((words) => {
        const [only = '', other] = words;
        if (other !== undefined) return [phrase(words)];
        return partsOf(only).map((part) => [part]);
      }),
    }));
}

/** Each word between spaces, so that its beginning and its end can be asked for. */
export function spacedWords(...texts: (string | null | undefined)[]): string {
  return ` ${wordsOf(fold(texts.filter(Boolean).join(' '))).join(' ')} `;
}

export function standsIn(spaced: string, { ways }: AskedWord): boolean {
  return ways.some((parts) => parts.every((part) => spaced.includes(part)));
}

/** « Ressources » and « humaines » far apart are other words; three can hardly be. */
function phrase(words: readonly string[]): string[] {
  if (words.length > 2) return words.map((word) => ` ${withoutEnding(word)}`);
  const last = withoutEnding(words.at(-1) ?? '');
  return [` ${[...words.slice(0, -1), last].join(' ')}`];
}

/** Five letters may be the beginning of a word; four are too often another one, as ENSA and ENSAM. */
function partsOf(word: string): string[] {
  if (word.length > 4) return [` ${withoutEnding(word)}`];
  const single = word.length === 4 ? word.replace(/[sx]$/, '') : word;
  return [...new Set([` ${word} `, ` ${single} `, ` ${single}s `])];
}
