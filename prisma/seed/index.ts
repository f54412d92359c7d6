import { rowsOf } from '@/lib/db/statements/rows';
import { recordImport } from '@/lib/transfer/apply';
import type { Prisma, PrismaClient } from '@/prisma/generated/client';
import { articleRow, readArticles } from './articles';
import { proposeDirectory } from './masters/load';
import { type Ids, idsBySlug, pick, proposeRows } from './masters/propose';
import { fillRules, categories, cities, universities, universityRecord } from './places';

// Any number will do, as long as every instance uses the same.
const LOCK = 7_021_959n;

const FIRST_DATA = {
  list: 'first-data' as const,
  file: 'prisma/seed',
  actor: { id: null, label: 'First data' },
};

/**
 * The first content of an empty site; a site that has some gets what it lacks, and keeps what its
 * team made of it. Both once. Needs a client with long timeouts: the statements are large and wait
 * for other instances.
 */
export async function seedOnce(db: PrismaClient): Promise<boolean> {
  if (await isSeeded(db)) return false;
  const isFirst = await isEmpty(db);
  try {
    return await db.$transaction(async (tx) => {
      // Instances that start at once wait here, and all but the first find the work done.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`;
      if (await isSeeded(tx)) return false;
      await fill(tx, await isEmpty(tx));
      return true;
    });
  } catch (error) {
    if (isFirst) throw error;
    // A site that runs does so without more content, and tries again when it starts again.
    const counts = { create: 0, change: 0, keep: 0, refuse: 0 };
    const reason = String(error);
    await recordImport(db, { ...FIRST_DATA, counts, contradicted: 0, reason });
    return false;
  }
}

async function isSeeded(db: Prisma.TransactionClient): Promise<boolean> {
  return (await db.import.count({ where: { list: FIRST_DATA.list, state: 'done' } })) > 0;
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

async function fill(db: Prisma.TransactionClient, isFirst: boolean): Promise<void> {
  const tally = { counts: { create: 0, change: 0, keep: 0, refuse: 0 }, contradicted: 0 };
  const cityIds = await addMissing(db, 'cities', cities);
  const categoryIds = await addMissing(db, 'categories', categories);
  const by = { actor: FIRST_DATA.actor, file: FIRST_DATA.file, isUnlogged: isFirst };
  const universityIds = await proposeRows(
    db,
    'universities',
    universities.map((one) => universityRecord(one, pick(cityIds, one.city))),
    { by, tally },
  );
  if ((await db.rule.count()) === 0) await fillRules(db);
  const places = { cities: cityIds, universities: universityIds, categories: categoryIds };
  await proposeDirectory(db, places, { by, tally });
  await recordImport(db, { ...FIRST_DATA, ...tally });
  if (!isFirst) return;
  await db.article.createMany({
    data: readArticles().map((seed, place) => ({
      ...articleRow(seed, place),
      categoryId: pick(categoryIds, seed.category),
      cityId: pick(cityIds, seed.city),
      universityId: pick(universityIds, seed.university),
    })),
  });
}

/** Of what is there already staff have made what it is, and what they deleted stays away. */
async function addMissing(
  db: Prisma.TransactionClient,
  name: 'cities' | 'categories',
  rows: readonly { slug: string }[],
): Promise<Ids> {
  const slugs = rows.map(({ slug }) => slug);
  const known = await idsBySlug(db, name, slugs);
  const data = rows.filter(({ slug }) => !known.has(slug));
  await rowsOf(db, name).createMany({ data });
  return idsBySlug(db, name, slugs);
}
