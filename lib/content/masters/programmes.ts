import 'server-only';
import { db } from '@/lib/db/connect/client';
import { readSources } from '@/lib/db/statements/fact-rows';
import type { Closing } from '@/lib/editorial/masters/card';
import { type Programme, programmes } from '@/lib/entities/programme';
import { isPublished } from '@/lib/entities/published';
import { costText } from '@/lib/facts/cost';
import type { Prisma } from '@/prisma/generated/client';
import { type Reader, inOrder, visibleTo } from '../page';
import { type Filter, readsOf } from '../reading/public-rows';
import { loadRules } from './claims';

export type { Programme };

/** With what can be said of its cost, and its next closing or the last one that is known. */
export type ListedMaster = Programme & { cost: string; closing?: Closing };

const select = {
  former: { select: { publishedAt: true } },
  categories: {
    select: { category: { select: { id: true, name: true, slug: true, color: true } } },
    orderBy: { category: { name: 'asc' } },
  },
} satisfies Prisma.ProgrammeSelect;

const { list, get, count } = readsOf(programmes, {
  select: () => select,
  compute: ({ categories, former }: Prisma.ProgrammeGetPayload<{ select: typeof select }>) => ({
    // What came before it may be a draft, which nothing names.
    ...(former && isPublished(former) ? {} : { formerId: null, succession: null }),
    categoryIds: categories.map(({ category }) => category.id),
    categories: categories.map(({ category }) => category),
  }),
});

type ProgrammeFilter = Filter<typeof programmes> & { reader?: Reader };

export async function listProgrammes(filter: ProgrammeFilter = {}): Promise<Programme[]> {
  const { reader = 'visitor', where, orderBy = BY_NAME, limit, offset } = filter;
  const visible = { AND: [visibleTo(reader), where ?? {}] };
  if (!offset) return withSources(await list({ where: visible, orderBy, limit }));
  // Names of other rows would be looked up for every row that is skipped as well.
  const window = { where: visible, orderBy, take: limit, skip: offset, select: { id: true } };
  const ids = (await db().programme.findMany(window)).map(({ id }) => id);
  return withSources(await list({ where: { id: { in: ids } }, orderBy }));
}

const BY_NAME: Prisma.ProgrammeOrderByWithRelationInput[] = [{ name: 'asc' }, { id: 'asc' }];

/** Those that are published of some ids, as the ids stand. */
export async function listProgrammesInOrder(ids: readonly string[]): Promise<Programme[]> {
  if (ids.length === 0) return [];
  const rows = await listProgrammes({ where: { id: { in: [...ids] } } });
  return inOrder(rows, ids);
}

export async function withCosts(masters: readonly Programme[]): Promise<ListedMaster[]> {
  const rules = await loadRules();
  return masters.map((master) => ({ ...master, cost: costText(master, rules) }));
}

export const countProgrammes = (where: Prisma.ProgrammeWhereInput = {}) =>
  count({ AND: [visibleTo('visitor'), where] });

export async function getProgramme(slug: string, reader?: Reader): Promise<Programme | undefined> {
  const row = await get({ slug, ...visibleTo(reader ?? 'visitor') });
  return row && (await withSources([row]))[0];
}

async function withSources(rows: readonly Programme[]): Promise<Programme[]> {
  const ids = rows.map(({ id }) => id);
  const sources = await readSources(db(), 'programmes', ids);
  return rows.map((row) => ({ ...row, sources: sources.get(row.id) ?? [] }));
}
