import { publishedWhere } from '@/lib/entities/published';

export type Page<T> = { rows: T[]; total: number };

export type Slice = { limit?: number; offset?: number };

export type Filter<Where, OrderBy> = Slice & { where?: Where; orderBy?: OrderBy[] };

/** What Prisma is asked for: by name, unless another order is wanted. */
export function byName<Where, OrderBy>({ where, orderBy, limit, offset }: Filter<Where, OrderBy>) {
  const names = [{ name: 'asc' as const }, { id: 'asc' as const }];
  return { where, orderBy: orderBy ?? names, take: limit, skip: offset };
}

export type Reader = 'visitor' | 'staff';

export function visibleTo(reader: Reader) {
  return reader === 'staff' ? {} : publishedWhere();
}
