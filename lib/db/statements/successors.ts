import { db } from '@/lib/db/connect/client';

type Successor = { slug: string; movedTo: string };

/**
 * Where masters lead that are withdrawn: to the one that came after them, when there is one alone,
 * or after those that did and are withdrawn as well. UNION ends what goes in a circle.
 */
export async function readSuccessors(slugs: readonly string[]): Promise<Successor[]> {
  if (slugs.length === 0) return [];
  return db().$queryRaw`
    WITH RECURSIVE way AS (
      SELECT slug AS former, id, slug, is_published(published_at, now()) IS TRUE AS is_there
      FROM programmes WHERE slug = ANY(${slugs})
      UNION
      SELECT way.former, p.id, p.slug, is_published(p.published_at, now()) IS TRUE
      FROM way JOIN programmes p ON p.former_id = way.id WHERE NOT way.is_there
    )
    SELECT former AS slug, min(slug) AS "movedTo" FROM way
    WHERE is_there AND slug <> former GROUP BY former HAVING count(*) = 1`;
}
