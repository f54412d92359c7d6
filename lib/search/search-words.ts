import { otherName, questionWords, stem } from '@/lib/french/question-words';

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

function aboutOf(all: string[]): Terms['about'] {
  if (all.some((word) => MASTERS.has(word))) return 'master';
  return all.some((word) => INSTITUTIONS.has(word)) ? 'institution' : '';
}

/** Five letters may be the beginning of a word; four are too often another one, as ENSA and ENSAM. */
function oneOf(word: string, isBeginning: boolean): string {
  const other = otherName(word).map((part) => `'${stem(part)}'`);
  const names = other.length > 0 ? [`(${other.join(' & ')})`] : [];
  const beginning = isBeginning && word.length > 4 ? [`'${word.replaceAll('iqu', 'ic')}':*`] : [];
  return `(${[`'${stem(word)}'`, ...beginning, ...names].join(' | ')})`;
}

function words(text: string): Set<string> {
  return new Set(text.split(/\s+/));
}
