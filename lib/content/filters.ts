import 'server-only';
import { inGuideWords } from '@/lib/asked/understand';
import { containing, foldText, wordsToFind } from '@/lib/db/statements/fold-text';
import { fromWallTime } from '@/lib/french/dates';
import { publicationWhere } from '@/lib/entities/published';
import type { ArticleQuery, ListQueries } from '@/lib/entities/list-queries';
import type { Prisma } from '@/prisma/generated/client';

/** What an article list is narrowed by, beside its words; an empty object leaves all. */
export function articleWhere(
  { state, category, city, author, month }: ArticleQuery,
  now = new Date(),
): Prisma.ArticleWhereInput {
  const conditions: Prisma.ArticleWhereInput[] = [
    ...(state ? [publicationWhere(state, now)] : []),
    ...(category ? [{ category: { slug: category } }] : []),
    ...(city ? [{ city: { slug: city } }] : []),
    ...(author ? [{ author }] : []),
    ...(month ? [{ publishedAt: monthRange(month) }] : []),
  ];
  return conditions.length > 0 ? { AND: conditions } : {};
}

export function universityWhere({ q, city }: ListQueries['universities']) {
  const words = textFilter(q);
  return city ? { AND: [words ?? {}, { city: { slug: city } }] } : words;
}

/** From its first moment in Morocco to that of the next. */
function monthRange(month: string) {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { gte: fromWallTime(`${month}-01T00:00`), lt: fromWallTime(`${next}-01T00:00`) };
}

/** Every word of `q` must stand somewhere; accents and capitals do not count. */
export async function lookupFilter(
  q: string | undefined,
): Promise<Prisma.ArticleLookupWhereInput | undefined> {
  if (!q) return undefined;
  const [all] = wordsWhere(await foldText(q), ({ contains }) => ({ text: { contains } }));
  return all;
}

/** The other resources have too few rows to need an index. */
export function textFilter(q: string | undefined, fields = ['name', 'slug', 'description']) {
  const [all] = wordsWhere(q, (word) => ({ OR: fields.map((field) => ({ [field]: word })) }));
  return all;
}

/** All words as they were typed, or as the guide calls what they mean. */
export function wordsWhere<Where extends object>(
  q: string | undefined,
  has: (word: ReturnType<typeof containing>) => Where,
): { OR: { AND: Where[] }[] }[] {
  const all = [q, q && inGuideWords(q)].map(wordsToFind);
  const readings = all.filter(({ length }) => length > 0);
  if (readings.length === 0) return [];
  const hasAll = (words: string[]) => ({ AND: words.map((word) => has(containing(word))) });
  return [{ OR: readings.map(hasAll) }];
}
