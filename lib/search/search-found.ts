import type { PrismaClient } from '@/prisma/generated/client';
import { ALL_WORDS, type Entry, type Spelling, findEntries, findSpelling } from './search-query';
import { corrected } from './search-spelling';

export type Found = {
  found: Entry[];
  /** The question that found them, when it is not the one that was typed. */
  better?: string;
  /** A question that would find more, when the words were to stay as they are. */
  meant?: { q: string; found: Entry[] };
  /** Empty when all words are known together. */
  spelling: Spelling[];
};

/**
 * Unknown words are looked for by their nearest ones only when nothing has all as they are, and
 * nobody asked for them so.
 */
export async function findOrCorrect(
  db: PrismaClient,
  q: string,
  cityId: string | null,
  now: Date,
  isExact = false,
): Promise<Found> {
  const found = await findEntries(db, q, cityId, now);
  if (hasAllWords(found)) return { found: withoutChance(found), spelling: [] };
  const spelling = await findSpelling(db, q, now);
  const better = corrected(q, spelling);
  const foundBetter = better ? await findEntries(db, better, cityId, now) : [];
  const isBetter = hasAllWords(foundBetter) || (found.length === 0 && foundBetter.length > 0);
  if (!better || !isBetter) return { found, spelling };
  return isExact
    ? { found, meant: { q: better, found: withoutChance(foundBetter) }, spelling }
    : { found: withoutChance(foundBetter), better, spelling };
}

export function hasAllWords(found: Entry[]): boolean {
  return found.some(({ rank }) => rank >= ALL_WORDS);
}

const BY_CHANCE = new Set(['establishment', 'university', 'guide']);
const WHOLE_NAME = 2.5;

/** Beside what has all the words, a word in the name of a school is worth nothing by itself. */
function withoutChance(found: Entry[]): Entry[] {
  if (!hasAllWords(found)) return found;
  return found.filter(({ kind, rank }) => rank >= WHOLE_NAME || !BY_CHANCE.has(kind));
}
