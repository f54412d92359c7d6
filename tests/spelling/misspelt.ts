import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createHunspellFromFiles } from 'hunspell-wasm';

const LIST = 'tests/spelling/words.txt';
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}’'·.-]*/gu;

export type Speller = { knows: (word: string) => boolean; close: () => void };

/** Names, acronyms and borrowed words that no dictionary holds, one a line. */
export const ownWords: readonly string[] = readFileSync(LIST, 'utf8').trimEnd().split('\n');

export async function openDictionary(): Promise<Speller> {
  const folder = dirname(createRequire(import.meta.url).resolve('dictionary-fr'));
  const dictionary = await createHunspellFromFiles(
    join(folder, 'index.aff'),
    join(folder, 'index.dic'),
  );
  return {
    knows: (word) => dictionary.testSpelling(word),
    close: () => dictionary.dispose(),
  };
}

export function wordsOf(text: string): string[] {
  const prose = text.replace(/\]\([^)]*\)/g, ']').replace(ADDRESSES, ' ');
  return [...prose.matchAll(WORD)]
    .map(([word]) => word.replace(/[.’'·-]+$/, ''))
    .filter((word) => /^\p{L}/u.test(word));
}

const ADDRESSES =
  /https?:\/\/\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:ma|com|org|net|xml|ics)\b|\.ics\b|`[^`]*`|\/[a-z-]+/g;

const ELISION = /^(?:[cdjlmnst]|qu|lorsqu|puisqu|jusqu)’/iu;

/** A compound is right when its parts are, « l’ENCG » when the name after the elision is. */
export function isRight(word: string, isKnown: (word: string) => boolean): boolean {
  const bare = word.replace(ELISION, '');
  return isKnown(word) || isKnown(bare) || bare.split('-').every(isKnown);
}
