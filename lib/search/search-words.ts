import { fold } from '@/lib/french/letters';
import { LITTLE_WORDS, wordsOf } from '@/lib/french/words';

/** What the database asks its word index for; each text is a tsquery. */
export type Terms = {
  /** The words that count, each with its beginnings and its other names. */
  terms: string[];
  /** The words that count as whole words, for long texts. */
  wholeWords: string;
  /** All words, for what is called exactly so. */
  named: string[];
  /** The kind that the question asks for by its name. */
  about: 'master' | 'institution' | '';
};

const MOST_TERMS = 8;

const MASTERS = new Set(['master', 'masters', 'mastere', 'masteres', 'mba', 'm1', 'm2']);
const INSTITUTIONS = words(
  'universite universites univ ecole ecoles faculte facultes fac institut',
);
/** They stand nearly everywhere, or only ask: they count when nothing else is asked for. */
const LIGHT = new Set([
  ...['master', 'masters', 'mastere', 'masteres', 'm1', 'm2', ...INSTITUTIONS],
  ...words('etudiant etudiante etudiants etudiantes etudier etude etudes formation formations'),
  ...words('maroc marocain marocaine marocains marocaines combien comment pourquoi quand quel'),
  ...words('quelle quels quelles'),
]);
/** The database leaves them out as well, or they tell nothing. */
const SILENT = words(
  `ai as avec c ce ces cet cette dans elle elles est etre eu eux faire
  faut il ils j je leur leurs lui m ma mais me mes meme moi mon n ne nos notre nous on ont
  ou par pas peut peux pour puis qu que qui quoi s sa se ses si son sont sur t ta te tes toi ton tu un
  une veux vos votre vous y`,
);

/** Other names that people type for what the texts call otherwise. */
const OTHER_NAMES: Record<string, string[]> = {
  casa: ['casablanca'],
  info: ['informatique'],
  candidater: ['candidature'],
  postuler: ['candidature'],
  rh: ['ressources humaines'],
  ia: ['intelligence artificielle'],
  '1': ['premier'],
  '2': ['ii'],
  '5': ['v'],
  '6': ['vi'],
  mohamed: ['mohammed'],
  mohammed: ['mohamed'],
  logement: ['loger'],
  debouche: ['metiers'],
  debouches: ['metiers'],
  cout: ['frais'],
  coute: ['frais'],
  prix: ['frais'],
  tarif: ['frais'],
  tarifs: ['frais'],
};

/** The words of a question, in its order; "master 2" is a master, whatever the year. */
export function questionWords(q: string): string[] {
  const folded = fold(q).replace(/\b(masters?|m) ?[12]\b/g, '$1');
  return [...new Set(wordsOf(folded))].filter(
    (word) => !LITTLE_WORDS.has(word) && !SILENT.has(word),
  );
}

export function questionTerms(q: string): Terms {
  const all = questionWords(q);
  const heavy = all.filter((word) => !LIGHT.has(word));
  const counted = (heavy.length > 0 ? heavy : all).slice(0, MOST_TERMS);
  return {
    terms: counted.map((word) => oneOf(word, true)),
    wholeWords: counted.map((word) => oneOf(word, false)).join(' & '),
    named: all.slice(0, 2 * MOST_TERMS).map((word) => oneOf(word, true)),
    about: heavy.length === 0 ? '' : aboutOf(all),
  };
}

/** Without the endings of plurals and feminines; search_vector does the same to texts. */
export function stem(folded: string): string {
  return folded.replaceAll('iqu', 'ic').replace(/([a-z]{4})(?:s?e{1,3}[sx]?|s?[sx])$/, '$1');
}

function aboutOf(all: string[]): Terms['about'] {
  if (all.some((word) => MASTERS.has(word))) return 'master';
  return all.some((word) => INSTITUTIONS.has(word)) ? 'institution' : '';
}

/** Five letters may be the beginning of a word; four are too often another one, as ENSA and ENSAM. */
function oneOf(word: string, isBeginning: boolean): string {
  const names = (OTHER_NAMES[word] ?? []).map(
    (name) =>
      `(${name
        .split(' ')
        .map((part) => `'${stem(part)}'`)
        .join(' & ')})`,
  );
  const beginning = isBeginning && word.length > 4 ? [`'${word.replaceAll('iqu', 'ic')}':*`] : [];
  return `(${[`'${stem(word)}'`, ...beginning, ...names].join(' | ')})`;
}

function words(text: string): Set<string> {
  return new Set(text.split(/\s+/));
}
