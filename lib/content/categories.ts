import 'server-only';
import { db } from '@/lib/db/connect/client';
import type { Prisma } from '@/prisma/generated/client';
import { type Filter, byName } from './page';

const select = {
  id: true,
  name: true,
  slug: true,
  description: true,
  color: true,
  updatedAt: true,
} satisfies Prisma.CategorySelect;

export type Category = Prisma.CategoryGetPayload<{ select: typeof select }>;

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
