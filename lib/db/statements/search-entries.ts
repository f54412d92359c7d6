import type { PrismaClient } from '@/prisma/generated/client';
import { type Term, type Understood, understand } from '@/lib/asked/understand';
import { stem } from '@/lib/french/question-words';
import type { EditorialDocument } from '@/lib/editorial/search-documents';

export type SearchKind =
  | 'programme'
  | 'establishment'
  | 'article'
  | 'university'
  | 'category'
  | 'city'
  | 'topic'
  | 'guide';

/** The function search_entries_for tells of ranks: from 3 on, all words are there. */
export type Entry = { kind: SearchKind; id: string; rank: number };

export const ALL_WORDS = 3;
export const IN_TITLE = 4;

/**
 * No reader goes past five pages, and so a word of all articles is as cheap as a rare one.
 */
export const MOST_OF_A_KIND = 100;

/** Best first within a kind; nothing that is published later than `now`. */
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
  about: Understood['about'];
};

const MOST_TERMS = 8;

export function questionTerms(q: string): Terms {
  const { terms, named, about } = understand(q);
  const counted = terms.slice(0, MOST_TERMS);
  return {
    terms: counted.map((term) => oneOf(term, true)),
    wholeWords: counted.map((term) => oneOf(term, false)).join(' & '),
    named: named.slice(0, 2 * MOST_TERMS).map(orBeginning),
    about,
  };
}

function oneOf({ ways, isWhole }: Term, isBeginning: boolean): string {
  const all = ways.map((words) => {
    const [word = '', other] = words;
    if (other !== undefined) return `(${words.map(quoted).join(' & ')})`;
    return isBeginning && !isWhole ? orBeginning(word) : quoted(word);
  });
  return `(${all.join(' | ')})`;
}

const quoted = (word: string) => `'${stem(word)}'`;

/** Five letters may be the beginning of a word; four are too often another one, as ENSA and ENSAM. */
function orBeginning(word: string): string {
  return word.length > 4 ? `${quoted(word)} | '${word.replaceAll('iqu', 'ic')}':*` : quoted(word);
}

export async function indexEditorialDocuments(
  db: PrismaClient,
  documents: readonly EditorialDocument[],
): Promise<void> {
  const ids = documents.map(({ id }) => id);
  await db.$executeRaw`
    SELECT put_search_entry(t.kind, t.id, t.title, t.excerpt, t.content, NULL, '-infinity')
    FROM jsonb_to_recordset(${JSON.stringify(documents)}::jsonb)
      AS t (kind text, id uuid, title text, excerpt text, content text)
    WHERE NOT EXISTS (
      SELECT FROM search_entries e
      WHERE e.kind = t.kind AND e.entity_id = t.id
        AND e.title_words = search_vector(t.title)
        AND e.words = document_words(t.kind, concat_ws(' ', t.title, t.excerpt, t.content), NULL)
    )`;
  await db.$executeRaw`
    DELETE FROM search_entries WHERE kind IN ('topic', 'guide') AND entity_id <> ALL (${ids}::uuid[])`;
}
