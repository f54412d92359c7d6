import 'server-only';
import { db } from '@/lib/db/connect/client';
import { categories } from '@/lib/entities/category';
import type { RowOf } from '@/lib/entities/entity';
import type { Prisma } from '@/prisma/generated/client';
import { type Filter, byName } from './page';
import { publicSelect } from './reading/public-rows';

const select = publicSelect<Prisma.CategorySelect>(categories);

export type Category = RowOf<typeof categories>;

type CategoryFilter = Filter<Prisma.CategoryWhereInput, Prisma.CategoryOrderByWithRelationInput>;

export function listCategories(filter: CategoryFilter = {}): Promise<Category[]> {
  return db().category.findMany({
    ...byName(filter),
    select,
  });
}

export async function getCategory(slug: string): Promise<Category | undefined> {
  return (await db().category.findUnique({ where: { slug }, select })) ?? undefined;
}
