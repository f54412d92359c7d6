import 'server-only';
import { foldText } from '@/lib/db/statements/fold-text';
import type { Prisma } from '@/prisma/generated/client';

/** Lookups of articles in which every word of `q` stands somewhere, accents and capitals apart. */
export async function lookupFilter(
  q: string | undefined,
): Promise<Prisma.ArticleLookupWhereInput | undefined> {
  const words = q ? wordsOf(await foldText(q)) : [];
  if (words.length === 0) return undefined;
  return { AND: words.map((word) => ({ text: { contains: literal(word) } })) };
}

/** The same for rows of the other resources, which are too few to need an index. */
export function textFilter(q: string | undefined) {
  const words = wordsOf(q);
  if (words.length === 0) return undefined;
  return {
    AND: words.map((word) => ({
      OR: ['name', 'slug', 'description'].map((field) => ({
        [field]: { contains: literal(word), mode: 'insensitive' as const },
      })),
    })),
  };
}

function wordsOf(text = ''): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** Text as it is in a LIKE pattern, where % and _ would stand for anything. */
export function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
