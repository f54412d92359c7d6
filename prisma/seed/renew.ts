import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { projectFile } from '@/lib/process/project-file';
import type { Prisma, PrismaClient } from '@/prisma/generated/client';
import { readAdditions } from './masters/read';
import { articleRow, readArticles } from './articles';
import { categories, cities, universities } from './places';

/** The row of seeded_content that says that a site has the texts of this version. */
const LEDGER_NAME = 'texts-2026-11-25';
// Any number will do, as long as every instance uses the same.
const LOCK = 7_021_961n;

type Kind = 'articles' | 'categories' | 'cities' | 'universities';

/** By slug, the marks of every text that an earlier version of the seed wrote. */
export type FormerTexts = Record<Kind, Record<string, string[]>>;

/**
 * Brings the texts of a site that already runs up to this version, once. A text that differs from
 * every former one was changed by staff and stays; what they deleted does not come back.
 */
export async function renewTexts(db: PrismaClient, former = readFormerTexts()): Promise<boolean> {
  if (await isDone(db)) return false;
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`;
    if (await isDone(tx)) return false;
    await renew(tx, former);
    await tx.seededContent.create({ data: { name: LEDGER_NAME } });
    return true;
  });
}

export function markOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}

function readFormerTexts(): FormerTexts {
  return JSON.parse(readFileSync(projectFile('prisma/seed/former-texts.json'), 'utf8'));
}

async function isDone(db: Prisma.TransactionClient): Promise<boolean> {
  return (await db.seededContent.count({ where: { name: LEDGER_NAME } })) > 0;
}

async function renew(tx: Prisma.TransactionClient, former: FormerTexts): Promise<void> {
  const known = await knownSlugs(tx, 'article');
  // A site that never had these articles, or threw them away, has other plans.
  if (!Object.keys(former.articles).some((slug) => known.has(slug))) return;
  await renewDescriptions(tx, former);
  await renewArticles(tx, known, former.articles);
}

async function renewDescriptions(tx: Prisma.TransactionClient, former: FormerTexts): Promise<void> {
  const added = readAdditions();
  for (const place of [...cities, ...added.cities.map(described)]) {
    const where = { slug: place.slug };
    const row = await tx.city.findUnique({ where });
    if (row) await tx.city.update({ where, data: renewed(row, place, former.cities) });
  }
  for (const { slug, description } of categories) {
    const row = await tx.category.findUnique({ where: { slug } });
    if (row && isFormer(former.categories[slug], row.description)) {
      await tx.category.update({ where: { slug }, data: { description } });
    }
  }
  const known = await knownSlugs(tx, 'university');
  for (const { city, ...data } of universities.filter(({ slug }) => !known.has(slug))) {
    await tx.university.create({ data: { ...data, cityId: await idOf(tx.city, city) } });
  }
  for (const place of [...universities, ...added.universities.map(described)]) {
    const where = { slug: place.slug };
    const row = await tx.university.findUnique({ where });
    if (row) await tx.university.update({ where, data: renewed(row, place, former.universities) });
  }
}

type Place = { slug: string; description: string; reasons?: string | null };

const described = ({ slug, text = '' }: { slug: string; text?: string }): Place => ({
  slug,
  description: text,
});

function renewed(row: Place, place: Place, former: Record<string, string[]>) {
  const { slug, description, reasons } = place;
  return {
    ...(isFormer(former[slug], row.description) ? { description } : {}),
    // An earlier version had these in its code.
    ...(row.reasons === null ? { reasons } : {}),
  };
}

async function renewArticles(
  tx: Prisma.TransactionClient,
  known: Set<string>,
  former: Record<string, string[]>,
): Promise<void> {
  for (const seed of readArticles()) {
    const { slug } = seed;
    const row = await tx.article.findUnique({ where: { slug } });
    const fresh = articleRow(seed);
    if (row && isFormer(former[slug], row.title, row.excerpt, row.metaDescription, row.content)) {
      const { title, excerpt, metaDescription, content, readingTime } = fresh;
      const data = { title, excerpt, metaDescription, content, readingTime };
      await tx.article.update({ where: { slug }, data });
    } else if (!known.has(slug)) {
      const places = {
        categoryId: await idOf(tx.category, seed.category),
        cityId: await idOf(tx.city, seed.city),
        universityId: await idOf(tx.university, seed.university),
      };
      await tx.article.create({ data: { ...fresh, ...places } });
    }
  }
}

function isFormer(marks: string[] | undefined, ...parts: string[]): boolean {
  return marks?.includes(markOf(...parts)) === true;
}

/** Slugs in use and slugs that something had before it was renamed or deleted. */
async function knownSlugs(
  tx: Prisma.TransactionClient,
  entity: 'article' | 'university',
): Promise<Set<string>> {
  const select = { slug: true };
  const [rows, past] = await Promise.all([
    entity === 'article' ? tx.article.findMany({ select }) : tx.university.findMany({ select }),
    tx.slugHistory.findMany({ where: { entity }, select }),
  ]);
  return new Set([...rows, ...past].map(({ slug }) => slug));
}

type Finder = {
  findUnique: (query: { where: { slug: string } }) => Promise<{ id: string } | null>;
};

/** Null when staff deleted or renamed it. */
async function idOf(table: Finder, slug: string | null): Promise<string | null> {
  return slug === null ? null : ((await table.findUnique({ where: { slug } }))?.id ?? null);
}
