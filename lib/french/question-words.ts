import { fold } from './letters';
import { LITTLE_WORDS, wordsOf } from './words';

/** The database leaves them out as well, or they tell nothing. */
const SILENT = new Set(
  `ai as avec c ce ces cet cette dans elle elles est etre eu eux faire
  faut il ils j je leur leurs lui m ma mais me mes meme moi mon n ne nos notre nous on ont
  ou par pas peut peux pour puis qu que qui quoi s sa se ses si son sont sur t ta te tes toi ton tu un
  une veux vos votre vous y`.split(/\s+/),
);

const MASTERS = ['master', 'masters', 'mastere', 'masteres', 'm1', 'm2'];
const INSTITUTIONS = [
  'universite',
  'universites',
  'univ',
  'ecole',
  'ecoles',
  'faculte',
  'facultes',
  'fac',
  'institut',
];
/** They stand nearly everywhere, or only ask: they count when nothing else is asked for. */
const LIGHT = new Set([
  ...MASTERS,
  ...INSTITUTIONS,
  ...`etudiant etudiante etudiants etudiantes etudier etude etudes formation formations maroc
  marocain marocaine marocains marocaines combien comment pourquoi quand quel quelle quels
  quelles`.split(/\s+/),
]);

/** Other names that people type for what the texts call otherwise. */
const OTHER_NAMES = new Map([
  ['casa', 'casablanca'],
  ['info', 'informatique'],
  ['candidater', 'candidature'],
  ['postuler', 'candidature'],
  ['rh', 'ressources humaines'],
  ['ia', 'intelligence artificielle'],
  ['ai', 'intelligence artificielle'],
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

const NAMES = /^(?:est|ai)$/;

/** A kind of school and a subject, in capitals or where no sentence makes verbs of them. */
export function shortNames(q: string): string[] {
  const words = wordsOf(fold(q));
  const isSentence = words.some(
    (word) => !NAMES.test(word) && (LITTLE_WORDS.has(word) || SILENT.has(word)),
  );
  return words.filter(
    (word) => NAMES.test(word) && (!isSentence || q.includes(word.toUpperCase())),
  );
}

export const heavyWords = (q: string) => questionWords(q).filter((word) => !LIGHT.has(word));

const ABOUT_MASTERS = new Set([...MASTERS, 'mba']);
export const isAboutMasters = (words: readonly string[]) =>
  words.some((word) => ABOUT_MASTERS.has(word));
export const isAboutInstitutions = (words: readonly string[]) =>
  words.some((word) => INSTITUTIONS.includes(word));

/** None when people call it as the texts do. */
export function otherName(word: string): string[] {
  return OTHER_NAMES.get(word)?.split(' ') ?? [];
}

/** Without the endings of plurals and feminines; search_vector does the same to texts. */
export const stem = (folded: string) => withoutEnding(folded.replaceAll('iqu', 'ic'));

export function withoutEnding(folded: string): string {
  return folded.replace(/([a-z]{4})(?:s?e{1,3}[sx]?|s?[sx])$/, '$1');
}
