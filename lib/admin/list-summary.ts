import 'server-only';
import { db } from '@/lib/db/connect/client';
import { articleMonths } from '@/lib/db/statements/published-rows';
import { rowsOf } from '@/lib/db/statements/rows';
import { type Publication, publicationWhere } from '@/lib/entities/published';
import { hasPublication, resources } from '@/lib/entities/registry';
import { KINDS, type ResourceName } from '@/lib/entities/resource';

type Choice = { value: string; label: string };
export type ListSummary = {
  counts: { all: number; trash: number } & Partial<Record<Publication, number>>;
  choices: Record<string, Choice[]>;
};

const CHOICES: Record<string, () => Promise<Choice[]>> = {
  category: () => named('categories'),
  city: () => named('cities'),
  author: async () => {
    const rows = await db().article.groupBy({ by: ['author'], orderBy: { author: 'asc' } });
    return rows.map(({ author }) => ({ value: author, label: author }));
  },
  month: async () => (await articleMonths()).map((month) => ({ value: month, label: month })),
};

/** What stands above a list: how many rows there are, and what they can be narrowed by. */
export async function summarise(name: ResourceName, now = new Date()): Promise<ListSummary> {
  const rows = rowsOf(db(), name);
  const states: Publication[] = hasPublication(resources[name])
    ? ['published', 'scheduled', 'draft']
    : [];
  const open = (resources[name].filters ?? []).filter(({ isOpen }) => isOpen);
  const [all, trash, inStates, choices] = await Promise.all([
    rows.count(),
    db().trash.count({ where: { entity: KINDS[name] } }),
    Promise.all(states.map((state) => rows.count({ where: publicationWhere(state, now) }))),
    Promise.all(open.map((filter) => CHOICES[filter.name]?.() ?? [])),
  ]);
  return {
    counts: { all, trash, ...Object.fromEntries(states.map((state, at) => [state, inStates[at]])) },
    choices: Object.fromEntries(open.map((filter, at) => [filter.name, choices[at] ?? []])),
  };
}

async function named(name: 'categories' | 'cities'): Promise<Choice[]> {
  const query = { select: { slug: true, name: true }, orderBy: [{ name: 'asc' }, { id: 'asc' }] };
  const rows = await rowsOf(db(), name).findMany(query);
  return rows.map((row) => ({ value: row.slug, label: String(row.name) }));
}
