import type { PrismaClient } from '@/prisma/generated/client';

export type SearchKind = 'article' | 'university' | 'category' | 'city' | 'topic' | 'guide';
export type Entry = { kind: SearchKind; id: string; isInTitle: boolean };

/** Best first within a kind; the stems tell by which words a text was found. */
export type Found = { entries: Entry[]; stems: string[] };

/**
 * No reader goes past ten pages. This limit makes a word that is in all articles as cheap as a rare
 * one.
 */
export const MOST_ARTICLES = 200;

type Row = { stems: string[]; found: [SearchKind, string, number][] };

/** Takes the moment from its caller, who shows nothing that is published later. */
export async function findEntries(
  db: PrismaClient,
  q: string,
  cityId: string | null,
  now: Date,
): Promise<Found> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT tsvector_to_array(to_tsvector('french_folded', ${q})) AS stems,
      (
        SELECT coalesce(json_agg(json_build_array(kind, entity_id, rank) ORDER BY place), '[]')
        FROM search_entries_for(${q}, ${cityId}::uuid, ${now}::timestamptz, ${MOST_ARTICLES + 1}::int)
          WITH ORDINALITY AS found (kind, entity_id, rank, place)
      ) AS found`;
  const entries = row?.found.map(([kind, id, rank]) => ({ kind, id, isInTitle: rank >= 1 })) ?? [];
  return { entries, stems: row?.stems ?? [] };
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
