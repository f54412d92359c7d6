import { publishedWhere } from '@/lib/entities/published';
import type { Prisma } from '@/prisma/generated/client';

export type Page<T> = { rows: T[]; total: number };

export type Slice = { limit?: number; offset?: number };

type Listed<Model, Query> = Prisma.Result<Model, Query, 'findMany'>;

/** The rows of one page, and how many there are in all. */
export async function readPage<Model, Query>(
  model: Model,
  query: Prisma.Exact<Query, Prisma.Args<Model, 'findMany'>>,
  { limit, offset }: Slice,
): Promise<{ rows: Listed<Model, Query>; total: number }> {
  const asked = query as { where?: unknown };
  const table = model as {
    findMany: (query: object) => Promise<Listed<Model, Query>>;
    count: (query: object) => Promise<number>;
  };
  const [rows, total] = await Promise.all([
    table.findMany({ ...asked, take: limit, skip: offset }),
    table.count({ where: asked.where }),
  ]);
  return { rows, total };
}

/** The same of a statement whose rows each tell how many there are; past the last none could. */
export async function paged<S extends Required<Slice>, T extends { total: number }>(
  slice: S,
  read: (slice: S) => Promise<T[]>,
): Promise<Page<Omit<T, 'total'>>> {
  const found = await read(slice);
  const isPast = found.length === 0 && slice.offset > 0;
  const [first] = isPast ? await read({ ...slice, limit: 1, offset: 0 }) : found;
  return { rows: found.map(({ total: _, ...row }) => row), total: first?.total ?? 0 };
}

export type Reader = 'visitor' | 'staff';

export function visibleTo(reader: Reader) {
  return reader === 'staff' ? {} : publishedWhere();
}

/** Rows as their ids stand; what is not there is left out. */
export function inOrder<T extends { id: string }>(rows: readonly T[], ids: readonly string[]): T[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** What the first of several conditions finds, then what the next ones add, until there are enough. */
export async function listFirst<T extends { id: string }>(
  list: (filter: { where: { AND: object[] }; limit: number }) => Promise<T[]>,
  ways: readonly (object | '' | null | undefined)[],
  { except, limit }: { except: string; limit: number },
): Promise<T[]> {
  const found: T[] = [];
  for (const way of ways) {
    if (!way || found.length >= limit) continue;
    const others = { id: { notIn: [except, ...found.map(({ id }) => id)] } };
    found.push(...(await list({ where: { AND: [way, others] }, limit: limit - found.length })));
  }
  return found;
}
