import { db } from '@/lib/db/connect/client';

/** Folds as the triggers do; `fold` in JavaScript differs for a few rare characters. */
export async function foldText(text: string): Promise<string> {
  const [row] = await db().$queryRaw<{ folded: string }[]>`SELECT fold_text(${text}) AS folded`;
  return row?.folded ?? '';
}

/** In a LIKE pattern, % and _ would stand for anything. */
export function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** Capitals do not count. */
export function containing(text = '') {
  return { contains: literal(text), mode: 'insensitive' as const };
}

/** Each is looked for in every row; the longest tell most. */
const MOST_WORDS = 8;

/** The words that a list is narrowed by, whatever somebody sends. */
export function wordsToFind(text = ''): string[] {
  const words = new Set(text.split(/\s+/).filter(Boolean));
  return [...words].sort((one, other) => other.length - one.length).slice(0, MOST_WORDS);
}
