import { Prisma, type PrismaClient } from '@/prisma/generated/client';

const MANY = 10_000;
/** More than a select reads with one call. */
const SEVERAL = 1_200;

/** Rows of lists, numbered: "Article 00001" is the newest, every hundredth is a draft. */
export async function insertManyRows(db: PrismaClient): Promise<void> {
  for (const { count, insert, values } of TABLES) {
    await db.$executeRaw`${insert} ${values} FROM generate_series(1, ${count}::int) n`;
  }
}

const TABLES: { count: number; insert: Prisma.Sql; values: Prisma.Sql }[] = [
  {
    count: MANY,
    insert: Prisma.sql`INSERT INTO articles
      (title, slug, excerpt, content, meta_description, author, view_count, published_at)`,
    values: Prisma.sql`SELECT
      CASE WHEN n % 10 = 0 THEN 'Bourse ' ELSE 'Article ' END || lpad(n::text, 5, '0'),
      'article-' || n, 'Extrait ' || n, 'Texte', 'Description', 'Salma', 10000 - n,
      CASE WHEN n % 100 <> 0 THEN now() - n * interval '1 minute' END`,
  },
  {
    count: SEVERAL,
    insert: Prisma.sql`INSERT INTO universities (name, slug, program_count)`,
    values: Prisma.sql`SELECT 'Université ' || lpad(n::text, 5, '0'), 'universite-' || n, n`,
  },
  {
    count: SEVERAL,
    insert: Prisma.sql`INSERT INTO categories (name, slug)`,
    values: Prisma.sql`SELECT 'Spécialité ' || lpad(n::text, 5, '0'), 'specialite-' || n`,
  },
  {
    count: SEVERAL,
    insert: Prisma.sql`INSERT INTO cities (name, slug)`,
    values: Prisma.sql`SELECT 'Ville ' || lpad(n::text, 5, '0'), 'ville-' || n`,
  },
  {
    count: MANY,
    insert: Prisma.sql`INSERT INTO newsletter_subscribers
      (email, active, subscribed_at, consent_version)`,
    values: Prisma.sql`SELECT 'abonne-' || lpad(n::text, 5, '0') || '@example.org',
      n % 100 <> 0, now() - n * interval '1 minute', 'test'`,
  },
];
