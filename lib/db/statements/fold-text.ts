import { db } from '@/lib/db/connect/client';

/** A text as triggers fold what they write; `fold` does the same to all but rare signs. */
export async function foldText(text: string): Promise<string> {
  const [row] = await db().$queryRaw<{ folded: string }[]>`SELECT fold_text(${text}) AS folded`;
  return row?.folded ?? '';
}
