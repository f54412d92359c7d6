import { fold } from './letters';
import { LITTLE_WORDS, wordsOf } from './words';

/** The database leaves them out as well, or they tell nothing. */
const SILENT = new Set(
  `ai as avec c ce ces cet cette dans elle elles est etre eu eux faire
  faut il ils j je leur leurs lui m ma mais me mes meme moi mon n ne nos notre nous on ont
  ou par pas peut peux pour puis qu que qui quoi s sa se ses si son sont sur t ta te tes toi ton tu un
  une veux vos votre vous y`.split(/\s+/),
);

/** Other names that people type for what the texts call otherwise. */
const OTHER_NAMES = new Map([
  ['casa', 'casablanca'],
  ['info', 'informatique'],
  ['candidater', 'candidature'],
  ['postuler', 'candidature'],
  ['rh', 'ressources humaines'],
  ['ia', 'intelligence artificielle'],
  ['1', 'premier'],
  ['2', 'ii'],
  ['5', 'v'],
  ['6', 'vi'],
  ['mohamed', 'mohammed'],
  ['mohammed', 'mohamed'],
  ['logement', 'loger'],
  ['debouche', 'metiers'],
  ['debouches', 'metiers'],
  ['cout', 'frais'],
  ['coute', 'frais'],
  ['prix', 'frais'],
  ['tarif', 'frais'],
  ['tarifs', 'frais'],
]);

/** The words of a question, in its order; "master 2" is a master, whatever the year. */
export function questionWords(q: string): string[] {
  const folded = fold(q).replace(/\b(masters?|m) ?[12]\b/g, '$1');
  return [...new Set(wordsOf(folded))].filter(
    (word) => !LITTLE_WORDS.has(word) && !SILENT.has(word),
  );
}

/** None when people call it as the texts do. */
export function otherName(word: string): string[] {
  return OTHER_NAMES.get(word)?.split(' ') ?? [];
}

/** Without the endings of plurals and feminines; search_vector does the same to texts. */
export function stem(folded: string): string {
  return folded.replaceAll('iqu', 'ic').replace(/([a-z]{4})(?:s?e{1,3}[sx]?|s?[sx])$/, '$1');
}
