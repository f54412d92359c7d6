import { LITTLE_WORDS, fold, wordsOf } from './words';

/** The database leaves them out as well, or they tell nothing. */
const SILENT = new Set(
  `ai as avec c ce ces cet cette dans elle elles est etre eu eux faire
  faut il ils j je leur leurs lui m ma mais me mes meme moi mon n ne nos notre nous on ont
  ou par pas peut peux pour puis qu que qui quoi s sa se ses si son sont sur t ta te tes toi ton tu un
  une veux vos votre vous y`.split(/\s+/),
);

/** The words of a question, in its order; "master 2" is a master, whatever the year. */
export function questionWords(q: string): string[] {
  const folded = fold(q).replace(/\b(masters?|m) ?[12]\b/g, '$1');
  return [...new Set(wordsOf(folded))].filter((word) => !isLittle(word));
}

/** It tells nothing by itself. */
export const isLittle = (word: string) => LITTLE_WORDS.has(word) || SILENT.has(word);

const NAMES = /^(?:est|ai|si|ta)$/;

/** Acronyms that are words too, in capitals or where no sentence makes verbs of them. */
export function shortNames(q: string): string[] {
  const words = wordsOf(fold(q));
  const isSentence = words.some((word) => !NAMES.test(word) && isLittle(word));
  return words.filter(
    (word) => NAMES.test(word) && (!isSentence || q.includes(word.toUpperCase())),
  );
}

/** Without the endings of plurals and feminines; search_vector does the same to texts. */
export const stem = (folded: string) => withoutEnding(folded.replaceAll('iqu', 'ic'));

export function withoutEnding(folded: string): string {
  return folded.replace(/([a-z]{4})(?:s?e{1,3}[sx]?|s?[sx])$/, '$1');
}
