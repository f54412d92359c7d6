import {
  heavyWords,
  isAboutInstitutions,
  isAboutMasters,
  otherName,
  questionWords,
  stem,
} from '@/lib/french/question-words';

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

export function questionTerms(q: string): Terms {
  const all = questionWords(q);
  const heavy = heavyWords(q);
  const counted = (heavy.length > 0 ? heavy : all).slice(0, MOST_TERMS);
  return {
    terms: counted.map((word) => oneOf(word, true)),
    wholeWords: counted.map((word) => oneOf(word, false)).join(' & '),
    named: all.slice(0, 2 * MOST_TERMS).map((word) => oneOf(word, true)),
    about: heavy.length === 0 ? '' : aboutOf(all),
  };
}

function aboutOf(all: string[]): Terms['about'] {
  if (isAboutMasters(all)) return 'master';
  return isAboutInstitutions(all) ? 'institution' : '';
}

/** Five letters may be the beginning of a word; four are too often another one, as ENSA and ENSAM. */
function oneOf(word: string, isBeginning: boolean): string {
  const other = otherName(word).map((part) => `'${stem(part)}'`);
  const names = other.length > 0 ? [`(${other.join(' & ')})`] : [];
  const beginning = isBeginning && word.length > 4 ? [`'${word.replaceAll('iqu', 'ic')}':*`] : [];
  return `(${[`'${stem(word)}'`, ...beginning, ...names].join(' | ')})`;
}
