import type { ResourceKind } from '@/lib/resources/resource';
import type { Prisma, PrismaClient } from '@/prisma/generated/client';
import { universityFacts } from '../university-facts';
import { readAdditions, readEstablishments } from './read';
import { callRow, establishmentRow, programmeRow } from './rows';

/** The row of seeded_content that says that the directory was written. */
const LEDGER_NAME = 'masters';
// Any number will do, as long as every instance uses the same.
const LOCK = 7_021_960n;

/**
 * Writes the first masters once, on a new site and on one that ran before them. Whatever staff
 * renamed is found by its former slug, and what they deleted does not come back.
 */
export async function seedMasters(db: PrismaClient): Promise<boolean> {
  if (await isSeeded(db)) return false;
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`;
    if (await isSeeded(tx)) return false;
    await fill(tx);
    await tx.seededContent.create({ data: { name: LEDGER_NAME } });
    return true;
  });
}

async function isSeeded(db: Prisma.TransactionClient): Promise<boolean> {
  return (await db.seededContent.count({ where: { name: LEDGER_NAME } })) > 0;
}

async function fill(tx: Prisma.TransactionClient): Promise<void> {
  const cities = await fillCities(tx);
  const universities = await fillUniversities(tx, cities);
  await fillUniversityFacts(tx, universities);
  const seeds = readEstablishments().filter((one) => universities.has(one.universitySlug));
  await tx.establishment.createMany({
    data: seeds.map((seed) =>
      establishmentRow(seed, {
        universityId: universities.get(seed.universitySlug) ?? '',
        cityId: cities.get(seed.citySlug) ?? null,
      }),
    ),
  });
  const establishments = idsBySlug(await tx.establishment.findMany(SLUGS));
  const idOf = ({ slug }: { slug: string }) => establishments.get(slug) ?? '';
  await tx.programme.createMany({
    data: seeds.flatMap((seed) => seed.programmes.map((one) => programmeRow(one, idOf(seed)))),
  });
  await tx.call.createMany({
    data: seeds.flatMap((seed) => seed.calls.map((one) => callRow(one, seed.slug, idOf(seed)))),
  });
  await linkCategories(
    tx,
    seeds.flatMap(({ programmes }) => programmes),
  );
}

const SLUGS = { select: { id: true, slug: true } } as const;

async function fillCities(tx: Prisma.TransactionClient): Promise<Map<string, string>> {
  const known = await knownIds(tx, 'city', await tx.city.findMany(SLUGS));
  const missing = readAdditions().cities.filter(({ slug }) => !known.has(slug));
  const data = missing.map(({ name, slug, text }) => ({ name, slug, description: text }));
  const made = await tx.city.createManyAndReturn({ data, ...SLUGS });
  return new Map([...alive(known), ...idsBySlug(made)]);
}

async function fillUniversities(
  tx: Prisma.TransactionClient,
  cities: Map<string, string>,
): Promise<Map<string, string>> {
  const known = await knownIds(tx, 'university', await tx.university.findMany(SLUGS));
  const missing = readAdditions().universities.filter(({ slug }) => !known.has(slug));
  const data = missing.map(({ name, slug, text, citySlug }) => ({
    name,
    slug,
    description: text,
    cityId: cities.get(citySlug),
  }));
  const made = await tx.university.createManyAndReturn({ data, ...SLUGS });
  return new Map([...alive(known), ...idsBySlug(made)]);
}

async function fillUniversityFacts(
  tx: Prisma.TransactionClient,
  universities: Map<string, string>,
): Promise<void> {
  for (const [slug, facts] of Object.entries(universityFacts)) {
    const id = universities.get(slug);
    if (!id) continue;
    const isUntouched = { id, status: null, recognisedYear: null };
    await tx.university.updateMany({ where: isUntouched, data: facts });
  }
}

async function linkCategories(
  tx: Prisma.TransactionClient,
  seeds: { slug: string; specialisations: string[] }[],
): Promise<void> {
  const categories = alive(await knownIds(tx, 'category', await tx.category.findMany(SLUGS)));
  const programmes = idsBySlug(await tx.programme.findMany(SLUGS));
  await tx.programmeCategory.createMany({
    data: seeds.flatMap(({ slug, specialisations }) =>
      specialisations.flatMap((specialisation) => {
        const categoryId = categories.get(specialisation);
        const programmeId = programmes.get(slug);
        return categoryId && programmeId ? [{ programmeId, categoryId }] : [];
      }),
    ),
  });
}

type Row = { id: string; slug: string };

/** By slug and by former slug; null stands for what was deleted. */
async function knownIds(
  tx: Prisma.TransactionClient,
  entity: ResourceKind,
  rows: Row[],
): Promise<Map<string, string | null>> {
  const former = await tx.slugHistory.findMany({ where: { entity } });
  return new Map([
    ...former.map(({ slug, targetId }) => [slug, targetId] as const),
    ...idsBySlug(rows),
  ]);
}

function alive(ids: Map<string, string | null>): Map<string, string> {
  return new Map([...ids].filter((entry): entry is [string, string] => entry[1] !== null));
}

function idsBySlug(rows: Row[]): Map<string, string> {
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
