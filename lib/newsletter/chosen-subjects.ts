import { db } from '@/lib/db/connect/client';
import { OPEN_CALLS } from '@/lib/entities/plain/subject-rules';

const CATEGORY = 's-';
const CITY = 'v-';

export const categoryValue = (slug: string) => `${CATEGORY}${slug}`;
export const cityValue = (slug: string) => `${CITY}${slug}`;

export type Choice = { value: string; name: string };
export type SubjectRow = { id: string; slug: string; name: string };

/**
 * What boxes stand for now: a page or a mail may be older than a merge or a new name. Open calls
 * are those of the subjects, so they are not wanted when none of these is left.
 */
export async function chosenRows(values: readonly string[]) {
  const [categories, cities] = await Promise.all([
    rowsFor('category', slugsOf(values, CATEGORY)),
    rowsFor('city', slugsOf(values, CITY)),
  ]);
  const isNamed = values.some((value) => value !== OPEN_CALLS);
  const isLost = isNamed && categories.length + cities.length === 0;
  return { calls: values.includes(OPEN_CALLS) && !isLost, categories, cities };
}

const slugsOf = (values: readonly string[], mark: string) =>
  values.filter((value) => value.startsWith(mark)).map((value) => value.slice(mark.length));

async function rowsFor(entity: 'category' | 'city', slugs: string[]): Promise<SubjectRow[]> {
  if (slugs.length === 0) return [];
  const former = await db().slugHistory.findMany({
    where: { entity, slug: { in: slugs }, targetId: { not: null } },
    select: { targetId: true },
  });
  const ids = former.flatMap(({ targetId }) => targetId ?? []);
  const query = {
    where: { OR: [{ slug: { in: slugs } }, { id: { in: ids } }] },
    select: { id: true, slug: true, name: true },
  };
  return entity === 'category' ? db().category.findMany(query) : db().city.findMany(query);
}

/** Each once, by its name. */
export function boxesOf(rows: readonly SubjectRow[], valueOf: (slug: string) => string): Choice[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
    .toSorted((one, other) => one.name.localeCompare(other.name, 'fr'))
    .map(({ slug, name }) => ({ value: valueOf(slug), name }));
}
