import { fold } from '@/lib/french/letters';
import { wordsOf } from '@/lib/french/words';

/** Letters that writers of Arabic choose freely between, and a sign that only draws words out. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ة/g, 'ه'],
  [/[ىی]/g, 'ي'],
  [/ک/g, 'ك'],
  [/ـ/g, ''],
];
const DIGIT_OF_ARABIC = /[٠-٩۰-۹]/g;

/** The words of a text in any script: without signs, and with digits of one kind. */
export function plainWords(text: string): string[] {
  let plain = fold(text).replace(DIGIT_OF_ARABIC, (digit) => `${digit.charCodeAt(0) & 0xf}`);
  for (const [written, meant] of ALIKE) plain = plain.replace(written, meant);
  return wordsOf(plain);
}

const ARTICLE = /^(?:[وفبك]?ال|لل)(?=..)/;
const JOINED = /^(?:[وفبلك]|l)(?=...)/;

/** Without its article; a preposition goes as well where a name is left, for it may be a letter. */
export function bareWord(word: string, isName: (word: string) => boolean): string {
  const bare = word.replace(ARTICLE, '');
  if (bare !== word || isName(word)) return bare;
  const rest = word.replace(JOINED, '').replace(ARTICLE, '');
  return isName(rest) ? rest : word;
}
