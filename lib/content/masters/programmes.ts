import 'server-only';
import { db } from '@/lib/db/connect/client';
import { readSources } from '@/lib/db/statements/fact-rows';
import { type Programme, programmes } from '@/lib/entities/programme';
import type { Prisma } from '@/prisma/generated/client';
import { type Reader, type Slice, visibleTo } from '../page';
import { publicRow, publicSelect } from '../reading/public-rows';

export type { Programme };

const select = {
  ...publicSelect<Prisma.ProgrammeSelect>(programmes),
  categories: {
    select: { category: { select: { id: true, name: true, slug: true, color: true } } },
    orderBy: { category: { name: 'asc' } },
  },
} satisfies Prisma.ProgrammeSelect;

type Row = Prisma.ProgrammeGetPayload<{
  select: Pick<typeof select, 'categories'> & { id: true };
}>;

export type ProgrammeFilter = Slice & {
  reader?: Reader;
  where?: Prisma.ProgrammeWhereInput;
  orderBy?: Prisma.ProgrammeOrderByWithRelationInput[];
};

export async function listProgrammes(filter: ProgrammeFilter = {}): Promise<Programme[]> {
  const { reader = 'visitor', where, orderBy = BY_NAME, limit, offset } = filter;
  const visible = { AND: [visibleTo(reader), where ?? {}] };
  const window = { where: visible, orderBy, take: limit, skip: offset };
  // Names of other rows would be looked up for every row that is skipped as well.
  const rows = offset
    ? await db().programme.findMany({
        where: { id: { in: await idsOf(window) } },
        orderBy,
        select,
      })
    : await db().programme.findMany({ ...window, select });
  return withSources(rows);
}

const BY_NAME: Prisma.ProgrammeOrderByWithRelationInput[] = [{ name: 'asc' }, { id: 'asc' }];

async function idsOf(window: Prisma.ProgrammeFindManyArgs): Promise<string[]> {
  const rows = await db().programme.findMany({ ...window, select: { id: true } });
  return rows.map(({ id }) => id);
}

/** Those that are published of some ids, as the ids stand. */
export async function listProgrammesInOrder(ids: readonly string[]): Promise<Programme[]> {
  if (ids.length === 0) return [];
  const rows = await listProgrammes({ where: { id: { in: [...ids] } } });
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

export function countProgrammes(where: Prisma.ProgrammeWhereInput = {}): Promise<number> {
  return db().programme.count({ where: { AND: [visibleTo('visitor'), where] } });
}

export async function getProgramme(slug: string, reader?: Reader): Promise<Programme | undefined> {
  const where = { slug, ...visibleTo(reader ?? 'visitor') };
  const row = await db().programme.findFirst({ where, select });
  return row ? (await withSources([row]))[0] : undefined;
}

async function withSources(rows: readonly Row[]): Promise<Programme[]> {
  const ids = rows.map(({ id }) => id);
  const sources = await readSources(db(), 'programmes', ids);
  return rows.map((row) => ({ ...flatten(row), sources: sources.get(row.id) ?? [] }));
}

function flatten({ categories, ...row }: Row): Omit<Programme, 'sources'> {
  return {
    ...publicRow(programmes, row),
    categoryIds: categories.map(({ category }) => category.id),
    categories: categories.map(({ category }) => category),
  };
}
