import { pool } from '@/lib/db/connect/pool';
import { resourceOf } from '@/lib/resources/registry';
import type { ResourceKind } from '@/lib/resources/resource';

export type Name = { entity: ResourceKind; slug: string };

/**
 * Whether anything has the name, or had it once. Invented addresses come by the thousand: to look
 * in an index costs a tenth of rendering a page that says there is none.
 */
export async function isKnownName({ entity, slug }: Name): Promise<boolean> {
  const { rows } = await pool().query<{ known: boolean }>(
    `SELECT EXISTS (SELECT FROM "${resourceOf(entity).name}" WHERE "slug" = $1)
      OR EXISTS (SELECT FROM "slug_history" WHERE "entity" = $2 AND "slug" = $1) AS "known"`,
    [slug, entity],
  );
  return rows[0]?.known === true;
}
