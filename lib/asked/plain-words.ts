import { fold, wordsOf } from '@/lib/french/words';

/** Letters of Arabic that are chosen freely, and a sign that draws words out. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ة/g, 'ه'],
  [/[ىی]/g, 'ي'],
  [/ک/g, 'ك'],
  [/ـ/g, ''],
];
const DIGIT_OF_ARABIC = /[٠-٩۰-۹]/g;

/** The words of any script, without signs and capitals, with digits of one kind. */
export function foldedWords(text: string): string[] {
  const digit = (one: string) => `${one.charCodeAt(0) & 0xf}`;
  return wordsOf(fold(text).replace(DIGIT_OF_ARABIC, digit));
}

/** The same, spelled in one way: what names are compared by. */
export function plainWords(text: string): string[] {
  return foldedWords(text).map((word) =>
    ALIKE.reduce((plain, [written, meant]) => plain.replace(written, meant), word),
  );
}

const ARTICLE = /^(?:[وفبك]?ال|لل)(?=..)/;
const JOINED = /^(?:[وفبلك]|l)(?=...)/;

/** Without its article, and without a preposition where a name is left. */
export function bareWord(word: string, isName: (word: string) => boolean): string {
  const bare = word.replace(ARTICLE, '');
  if (bare !== word || isName(word)) return bare;
  const rest = word.replace(JOINED, '').replace(ARTICLE, '');
  return isName(rest) ? rest : word;
}
