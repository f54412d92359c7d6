import { Prisma, type PrismaClient } from '@/prisma/generated/client';
import { FACTS, SAID, fieldName } from '@/tests/fixtures/data/many-masters';

const BATCH = 250;
const PREFIX = 'banc-';

/**
 * Adds published masters: the titles, subjects and sources of the first ones, in every
 * establishment, each with a fact for all that it says.
 */
export async function seedMasters(db: PrismaClient, count: number): Promise<void> {
  const [columns, values] = [Object.keys(SAID), Object.values(SAID)].map((all) =>
    Prisma.raw(all.join(', ')),
  );
  for (let first = 1; first <= count; first += BATCH) {
    const last = Math.min(first + BATCH - 1, count);
    await db.$executeRaw`
      WITH titles AS (
        SELECT p.id, p.name, p.kind, row_number() OVER (ORDER BY p.slug) - 1 AS place,
          count(*) OVER () AS many, ARRAY(SELECT DISTINCT s.id FROM facts f
            JOIN sources s ON s.id = f.source_id AND s.url IS NOT NULL
            WHERE f.programme_id = p.id AND f.ended_on IS NULL) AS sources
        FROM programmes p WHERE published_at IS NOT NULL AND slug NOT LIKE ${`${PREFIX}%`}
      ), places AS (
        SELECT id, row_number() OVER (ORDER BY slug) - 1 AS place, count(*) OVER () AS many FROM establishments
      ), added AS (
        INSERT INTO programmes (name, slug, kind, status, establishment_id, published_at, ${columns})
        SELECT t.name, ${PREFIX}::text || n, t.kind, 'annonce', p.id,
          '2026-01-01'::timestamptz + n * interval '1 minute', ${values}
        FROM generate_series(${first}::int, ${last}::int) n
          JOIN titles t ON t.place = n % t.many
          JOIN places p ON p.place = (n * 7) % p.many
        RETURNING *
      )
      INSERT INTO facts (programme_id, field, value, source_id, place, seen_on, seen_by)
      SELECT a.id, said.field, to_jsonb(a) -> said.key,
        t.sources[1 + at % cardinality(t.sources)], at % cardinality(t.sources),
        '2026-09-01', 'first-data'
      FROM added a JOIN titles t ON t.place = substr(a.slug, length(${PREFIX}) + 1)::int % t.many
        CROSS JOIN unnest(${FACTS.map(fieldName)}::text[], ${FACTS}::text[])
          WITH ORDINALITY said (field, key, at)`;
    await db.$executeRaw`
      INSERT INTO programme_categories (programme_id, category_id)
      SELECT p.id, (SELECT k.id FROM categories k ORDER BY md5(k.slug || p.name) LIMIT 1)
      FROM generate_series(${first}::int, ${last}::int) n
        JOIN programmes p ON p.slug = ${PREFIX}::text || n`;
  }
  await db.$executeRaw`ANALYZE`;
}

/** Each master keeps one fact, without which it could not be published. */
export async function removeFacts(db: PrismaClient): Promise<void> {
  await db.$executeRaw`
    DELETE FROM facts f USING programmes p
    WHERE p.id = f.programme_id AND p.slug LIKE ${`${PREFIX}%`} AND f.field <> 'name'`;
  await db.$executeRaw`ANALYZE facts`;
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
