import { pool } from '@/lib/db/connect/pool';
import { resourceOf } from '@/lib/resources/registry';
import type { ResourceKind } from '@/lib/resources/resource';

export type Name = { entity: ResourceKind; slug: string };

/**
 * People invent addresses by the thousand, and looking in an index costs a tenth of rendering a
 * page that says there is none.
 */
export async function isKnownName({ entity, slug }: Name): Promise<boolean> {
  const { rows } = await pool().query<{ known: boolean }>(
    `SELECT EXISTS (SELECT FROM "${resourceOf(entity).name}" WHERE "slug" = $1)
      OR EXISTS (SELECT FROM "slug_history" WHERE "entity" = $2 AND "slug" = $1) AS "known"`,
    [slug, entity],
  );
  return rows[0]?.known === true;
}
