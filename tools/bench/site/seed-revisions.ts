import type { PrismaClient } from '@/prisma/generated/client';

const EACH = 100;

/** As many saves as are kept of one article, for the articles with the most recent dates. */
export async function seedRevisions(db: PrismaClient, count: number): Promise<string> {
  const articles = await db.article.findMany({
    ...{ orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }], take: Math.ceil(count / EACH) },
    select: { id: true },
  });
  await db.$executeRaw`DELETE FROM revisions`;
  for (const { id } of articles) {
    await db.$executeRaw`
      INSERT INTO revisions (id, entity, entity_id, at, actor_id, actor_label, action, fields, row)
      SELECT gen_random_uuid(), 'article', id, now() - n * interval '1 minute',
        gen_random_uuid(), 'Banc d’essai', 'update', '{title,content}',
        jsonb_build_object('title', title, 'content', content)
      FROM articles, generate_series(1, ${EACH}::int) AS n WHERE id = ${id}::uuid`;
  }
  return articles[0]?.id ?? '';
}
