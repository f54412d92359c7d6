import 'server-only';
import { db } from '@/lib/db/connect/client';
import type { Prisma } from '@/prisma/generated/client';
import type { Slice } from './page';

const select = {
  id: true,
  name: true,
  slug: true,
  description: true,
  color: true,
  updatedAt: true,
} satisfies Prisma.CategorySelect;

export type Category = Prisma.CategoryGetPayload<{ select: typeof select }>;

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
