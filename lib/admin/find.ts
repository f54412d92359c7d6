import 'server-only';
import { inGuideWords } from '@/lib/asked/understand';
import { findRows } from '@/lib/db/statements/back-office';
import { fold } from '@/lib/french/words';

const MOST_OF_EACH = 5;
const MOST_WORDS = 6;

export type Found = Awaited<ReturnType<typeof findAnything>>[number];

/** Rows of every resource by what they are called here or elsewhere, drafts as well: for staff alone. */
export async function findAnything(q: string) {
  const readings = [q, inGuideWords(q) ?? ''].map(wordsIn).filter(({ length }) => length > 0);
  const found = await Promise.all(readings.map((words) => findRows(words, MOST_OF_EACH)));
  return [...new Map(found.flat().map((row) => [row.id, row])).values()];
}

function wordsIn(q: string): string[] {
  return fold(q).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
}
