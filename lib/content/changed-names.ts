import type { Pool } from 'pg';
import { pool } from '@/lib/db/connect/pool';
import type { Name } from './known-names';

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
LEFT JOIN LATERAL (
  SELECT updated_at FROM articles
    WHERE copy.entity = 'article' AND slug = copy.slug AND is_published(published_at, $4)
  UNION ALL SELECT updated_at FROM universities WHERE copy.entity = 'university' AND slug = copy.slug
  UNION ALL SELECT updated_at FROM categories WHERE copy.entity = 'category' AND slug = copy.slug
  UNION ALL SELECT updated_at FROM cities WHERE copy.entity = 'city' AND slug = copy.slug
) AS row ON true
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
