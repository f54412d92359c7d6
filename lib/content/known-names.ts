import type { Pool } from 'pg';
import { pool } from '@/lib/db/connect/client';
import { hasPublication, resourceNames, resourceOf, resources } from '@/lib/entities/registry';
import { KINDS, type ResourceKind, type ResourceName } from '@/lib/entities/resource';
import { createKeptReading } from '@/lib/process/generation';

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

export type Copy = { name: Name; madeAt: number };
export type Since = 'same' | 'changed' | 'gone';

/** The clocks of the machines that write may differ by a little. */
const MARGIN_MS = 5000;

const SINCE = `
SELECT CASE
  WHEN row.updated_at IS NULL THEN 'gone'
  WHEN row.updated_at > copy.made_at THEN 'changed'
  ELSE 'same' END AS "since"
FROM unnest($1::text[], $2::text[], $3::timestamptz[])
  WITH ORDINALITY AS copy(entity, slug, made_at, place)
LEFT JOIN LATERAL (${resourceNames.map(publicRow).join(' UNION ALL ')}) AS row ON true
ORDER BY copy.place`;

/** Asks for all kept pages at once: one look into an index for each. */
export async function namesSince(
  copies: readonly Copy[],
  db: Pick<Pool, 'query'> = pool(),
): Promise<Since[]> {
  const { rows } = await db.query<{ since: Since }>(SINCE, [
    copies.map(({ name }) => name.entity),
    copies.map(({ name }) => name.slug),
    copies.map(({ madeAt }) => new Date(madeAt - MARGIN_MS)),
    new Date(),
  ]);
  return rows.map(({ since }) => since);
}

const WITHDRAWN = `
SELECT EXISTS (SELECT FROM "slug_history" WHERE "target_id" IS NULL AND "created_at" > $1)
  OR EXISTS (SELECT FROM "site_settings" WHERE "updated_at" > $1)
  OR ${resourceNames
    .filter((name) => hasPublication(resources[name]))
    .map(
      (name) =>
        `EXISTS (SELECT FROM "${name}" WHERE updated_at > $1 AND is_published(published_at, $2) IS NOT TRUE)`,
    )
    .join(' OR ')} AS "withdrawn"`;

/**
 * A draft that was saved counts as well: nobody can tell any more whether it was public before. So
 * do the site settings, which every page names the publisher from.
 */
export async function isWithdrawnSince(
  madeAt: number,
  db: Pick<Pool, 'query'> = pool(),
): Promise<boolean> {
  const { rows } = await db.query<{ withdrawn: boolean }>(WITHDRAWN, [
    new Date(madeAt - MARGIN_MS),
    new Date(),
  ]);
  return rows[0]?.withdrawn === true;
}

/** The row of the resource that visitors find under the name of a copy. */
function publicRow(name: ResourceName): string {
  const isPublic = hasPublication(resources[name]) ? ' AND is_published(published_at, $4)' : '';
  return `SELECT updated_at FROM "${name}"
    WHERE copy.entity = '${KINDS[name]}' AND slug = copy.slug${isPublic}`;
}

const KEPT_MS = 60_000;

/** All are in memory, so that invented addresses cost no query, and work without the database. */
export function createFindRedirect(database: () => Pick<Pool, 'query'>) {
  const readAll = createKeptReading(async () => {
    const { rows } = await database().query<{ source: string; target: string }>(
      'SELECT "source", "target" FROM "redirects"',
    );
    return new Map(rows.map(({ source, target }) => [source, target]));
  }, KEPT_MS);

  return async (path: string): Promise<string | undefined> => (await readAll()).get(path);
}

/** Where staff redirect an address to. */
export const findRedirect = createFindRedirect(() => pool());
