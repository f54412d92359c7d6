import 'server-only';
import { foldText, containing, literal, wordsToFind } from '@/lib/db/statements/fold-text';
import type { Prisma } from '@/prisma/generated/client';

/** Every word of `q` must stand somewhere; accents and capitals do not count. */
export async function lookupFilter(
  q: string | undefined,
): Promise<Prisma.ArticleLookupWhereInput | undefined> {
  const words = q ? wordsToFind(await foldText(q)) : [];
  if (words.length === 0) return undefined;
  return { AND: words.map((word) => ({ text: { contains: literal(word) } })) };
}

/** The other resources have too few rows to need an index. */
export function textFilter(q: string | undefined, fields = ['name', 'slug', 'description']) {
  const words = wordsToFind(q);
  if (words.length === 0) return undefined;
  return {
    AND: words.map((word) => ({
      OR: fields.map((field) => ({
        [field]: containing(word),
      })),
    })),
  };
}
