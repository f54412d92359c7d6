import type { PrismaClient } from '@/prisma/generated/client';
import {
  heavyWords,
  isAboutInstitutions,
  isAboutMasters,
  otherName,
  questionWords,
  stem,
} from '@/lib/french/question-words';

export type SearchKind =
  | 'programme'
  | 'establishment'
  | 'article'
  | 'university'
  | 'category'
  | 'city'
  | 'topic'
  | 'guide';

/** Ranks are told in the function search_entries_for: from 3 on, all words are there. */
export type Entry = { kind: SearchKind; id: string; rank: number };

export const ALL_WORDS = 3;
export const IN_TITLE = 4;

/**
 * No reader goes past ten pages. This limit makes a word that is in all articles as cheap as a rare
 * one.
 */
export const MOST_OF_A_KIND = 200;

/** Best first within a kind. Takes the moment from its caller, who shows nothing published later. */
export async function findEntries(
  db: PrismaClient,
  q: string,
  cityId: string | null,
  now: Date,
): Promise<Entry[]> {
  const { terms, named, wholeWords, about } = questionTerms(q);
  if (terms.length === 0) return [];
  const [row] = await db.$queryRaw<{ found: [SearchKind, string, number][] }[]>`
    SELECT coalesce(json_agg(json_build_array(kind, entity_id, rank) ORDER BY place), '[]') AS found
    FROM search_entries_for(
      ${terms}::text[]::tsquery[], ${named}::text[]::tsquery[], ${wholeWords}::tsquery, ${about},
      ${cityId}::uuid, ${now}::timestamptz, ${MOST_OF_A_KIND + 1}::int
    ) WITH ORDINALITY AS found (kind, entity_id, rank, place)`;
  return (row?.found ?? []).map(([kind, id, rank]) => ({ kind, id, rank }));
}

export type Spelling = { word: string; nearest: string | null };

export function findSpelling(db: PrismaClient, q: string, now: Date): Promise<Spelling[]> {
  return db.$queryRaw<Spelling[]>`
    SELECT word, nearest FROM search_spelling(${q}, ${now}::timestamptz)`;
}

export function readBeginnings(
  db: PrismaClient,
  ids: string[],
): Promise<{ id: string; content: string }[]> {
  return db.$queryRaw<{ id: string; content: string }[]>`
    SELECT id, left(content, 20000) AS content FROM articles WHERE id = ANY (${ids}::uuid[])`;
}

/** What the database asks its word index for; each text is a tsquery. */
type Terms = {
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
