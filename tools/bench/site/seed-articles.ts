import { readArticles } from '@/prisma/seed/articles';
import type { Prisma, PrismaClient } from '@/prisma/generated/client';

// Indexing every word takes its time, and no statement may take more than two seconds.
const BATCH = 25;
const SENTENCES = 45;
const HOUR = 60 * 60 * 1000;
const PREFIX = 'essai-';

/** Adds articles made of the guide's own sentences; the same ones each time. */
export async function seedArticles(db: PrismaClient, count: number): Promise<void> {
  const [categories, cities, universities] = await Promise.all([
    db.category.findMany({ select: { id: true }, orderBy: { slug: 'asc' } }),
    db.city.findMany({ select: { id: true }, orderBy: { slug: 'asc' } }),
    db.university.findMany({ select: { id: true }, orderBy: { slug: 'asc' } }),
  ]);
  const write = createWriter();
  for (let at = 0; at < count; at += BATCH) {
    const data = Array.from({ length: Math.min(BATCH, count - at) }, (_, index) => ({
      ...write(at + index),
      categoryId: categories[(at + index) % Math.max(1, categories.length)]?.id ?? null,
      cityId: cities[(at + index * 7) % Math.max(1, cities.length)]?.id ?? null,
      universityId: universities[(at + index * 5) % Math.max(1, universities.length)]?.id ?? null,
    }));
    await db.article.createMany({ data, skipDuplicates: true });
  }
}

export async function removeArticles(db: PrismaClient): Promise<void> {
  await db.article.deleteMany({ where: { slug: { startsWith: PREFIX } } });
}

function createWriter() {
  const articles = readArticles();
  const sentences = articles.flatMap(({ content }) =>
    content
      .replace(/^#.*$|^\|.*$|[*_[\]]|\([^)]*\)/gm, '')
      .split(/(?<=[.?!])\s+/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.length > 30),
  );
  const titleWords = articles.flatMap(({ title }) => title.split(/\s+/));
  const random = randomNumbers(7);
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)] as T;
  const several = (list: string[], count: number) =>
    Array.from({ length: count }, () => pick(list));
  const now = Date.now();
  return (index: number): Omit<Prisma.ArticleCreateManyInput, 'categoryId'> => ({
    title: `${several(titleWords, 6).join(' ')} ${index}`.slice(0, 300),
    slug: `${PREFIX}${String(index).padStart(6, '0')}`,
    excerpt: several(sentences, 2).join(' ').slice(0, 300),
    content: `## Pour commencer\n\n${several(sentences, SENTENCES).join(' ')}`,
    metaDescription: pick(sentences).slice(0, 160),
    author: 'Banc d’essai',
    publishedAt: new Date(now - HOUR * (index + 1)),
    readingTime: 1 + (index % 12),
    viewCount: Math.floor(random() * 5000),
  });
}

/** Mulberry32: small, and the same on every machine. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
