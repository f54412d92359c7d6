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
