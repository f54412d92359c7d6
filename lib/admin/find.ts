import 'server-only';
import { findRows } from '@/lib/db/statements/desk/find-rows';
import { fold } from '@/lib/french/letters';

const MOST_OF_EACH = 5;
const MOST_WORDS = 6;

export type Found = Awaited<ReturnType<typeof findAnything>>[number];

/** Rows of every resource by what they are called, drafts as well: for staff alone. */
export async function findAnything(q: string) {
  const words = fold(q).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  return words.length === 0 ? [] : findRows(words, MOST_OF_EACH);
}
