import type { PrismaClient } from '@/prisma/generated/client';

const BATCH = 250;
const PREFIX = 'banc-';

/** Adds published masters: the titles and subjects of the first ones, in every establishment. */
export async function seedMasters(db: PrismaClient, count: number): Promise<void> {
  for (let first = 1; first <= count; first += BATCH) {
    const last = Math.min(first + BATCH - 1, count);
    await db.$executeRaw`
      WITH titles AS (
        SELECT id, name, kind, row_number() OVER (ORDER BY slug) - 1 AS place, count(*) OVER () AS many
        FROM programmes WHERE published_at IS NOT NULL AND slug NOT LIKE ${`${PREFIX}%`}
      ), places AS (
        SELECT id, row_number() OVER (ORDER BY slug) - 1 AS place, count(*) OVER () AS many FROM establishments
      ), added AS (
        INSERT INTO programmes (name, slug, kind, status, establishment_id, published_at)
        SELECT t.name, ${PREFIX}::text || n, t.kind, 'annonce', p.id, '2026-01-01'::timestamptz + n * interval '1 minute'
        FROM generate_series(${first}::int, ${last}::int) n
          JOIN titles t ON t.place = n % t.many
          JOIN places p ON p.place = (n * 7) % p.many
        RETURNING id, slug
      )
      INSERT INTO facts (programme_id, field, value, source_id, place, seen_by)
      SELECT a.id, f.field, f.value, f.source_id, f.place, f.seen_by
      FROM added a JOIN titles t ON t.place = substr(a.slug, length(${PREFIX}) + 1)::int % t.many
        JOIN facts f ON f.programme_id = t.id`;
    await db.$executeRaw`
      INSERT INTO programme_categories (programme_id, category_id)
      SELECT p.id, (SELECT k.id FROM categories k ORDER BY md5(k.slug || p.name) LIMIT 1)
      FROM generate_series(${first}::int, ${last}::int) n
        JOIN programmes p ON p.slug = ${PREFIX}::text || n`;
  }
  await db.$executeRaw`ANALYZE search_entries`;
}

export async function removeMasters(db: PrismaClient): Promise<void> {
  for (;;) {
    const some = await db.programme.findMany({
      where: { slug: { startsWith: PREFIX } },
      take: BATCH,
      select: { id: true },
    });
    if (some.length === 0) return;
    await db.programme.deleteMany({ where: { id: { in: some.map(({ id }) => id) } } });
  }
}
