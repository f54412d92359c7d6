import type { Prisma, PrismaClient } from '@/prisma/generated/client';
import { articleRow, readArticles } from './articles';
import { fillDirectory, idOf, idsBySlug } from './masters/load';
import { fillRules } from './rules';
import { categories, cities, universities } from './places';

// Any number will do, as long as every instance uses the same.
const LOCK = 7_021_959n;

/** Needs a client with long timeouts: the statements are large and wait for other instances. */
export async function seedIfEmpty(db: PrismaClient): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  return db.$transaction(async (tx) => {
    // Instances that start at once wait here, and all but the first find the work done.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`;
    if (!(await isEmpty(tx))) return false;
    await fill(tx);
    return true;
  });
}

async function isEmpty(db: Prisma.TransactionClient): Promise<boolean> {
  const first = { select: { id: true } };
  const found = [
    await db.article.findFirst(first),
    await db.university.findFirst(first),
    await db.category.findFirst(first),
    await db.city.findFirst(first),
  ];
  return found.every((row) => row === null);
}

async function fill(db: Prisma.TransactionClient): Promise<void> {
  const bySlug = { select: { id: true, slug: true } };
  const cityIds = idsBySlug(await db.city.createManyAndReturn({ data: cities, ...bySlug }));
  const categoryIds = idsBySlug(
    await db.category.createManyAndReturn({ data: categories, ...bySlug }),
  );
  const universityIds = idsBySlug(
    await db.university.createManyAndReturn({
      data: universities.map(({ city, ...row }) => ({ ...row, cityId: pick(cityIds, city) })),
      ...bySlug,
    }),
  );
  await fillRules(db);
  await fillDirectory(db, {
    cities: cityIds,
    universities: universityIds,
    categories: categoryIds,
  });
  await db.article.createMany({
    data: readArticles().map((seed, place) => ({
      ...articleRow(seed, place),
      categoryId: pick(categoryIds, seed.category),
      cityId: pick(cityIds, seed.city),
      universityId: pick(universityIds, seed.university),
    })),
  });
}

function pick(ids: Map<string, string>, slug: string | null): string | null {
  return slug === null ? null : idOf(ids, slug);
}
