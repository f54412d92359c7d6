import 'server-only';
import { db } from '@/lib/db/connect/client';
import { categories } from '@/lib/entities/category';
import type { RowOf } from '@/lib/entities/entity';
import type { Prisma } from '@/prisma/generated/client';
import type { Slice } from './page';
import { publicSelect } from './reading/public-rows';

const select = publicSelect<Prisma.CategorySelect>(categories);

export type Category = RowOf<typeof categories>;

export type CategoryFilter = Slice & {
  where?: Prisma.CategoryWhereInput;
  orderBy?: Prisma.CategoryOrderByWithRelationInput[];
};

export function listCategories(filter: CategoryFilter = {}): Promise<Category[]> {
  const { where, orderBy, limit, offset } = filter;
  return db().category.findMany({
    where,
    orderBy: orderBy ?? [{ name: 'asc' }, { id: 'asc' }],
    take: limit,
    skip: offset,
    select,
  });
}

export function countCategories(where?: Prisma.CategoryWhereInput): Promise<number> {
  return db().category.count({ where });
}

export async function getCategory(slug: string): Promise<Category | undefined> {
  return (await db().category.findUnique({ where: { slug }, select })) ?? undefined;
}
