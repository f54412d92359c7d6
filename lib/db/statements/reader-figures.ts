import { db } from '@/lib/db/connect/client';

export type ArticleFigures = {
  id: string;
  slug: string;
  title: string;
  views: number;
  likes: number;
  /** How many of the views came from where, by the names of lib/events/source.ts. */
  sources: Record<string, number>;
};

type Slice = { limit: number; offset: number };

/** A renamed article was counted at its old addresses too. */
export async function readArticleFigures(
  since: Date,
  { limit, offset }: Slice,
): Promise<{ rows: ArticleFigures[]; total: number }> {
  const rows = await db().$queryRaw<(ArticleFigures & { total: number })[]>`
    WITH counted AS (
      SELECT split_part(path, '/', 3) AS slug, event, sum(count)::int AS count
      FROM daily_events
      WHERE day >= ${since}::date AND starts_with(path, '/master-maroc/')
        AND (event IN ('article_view', 'article_like') OR starts_with(event, 'from_'))
      GROUP BY 1, 2
    ), named AS (
      SELECT coalesce(a.id, h.target_id) AS id, c.event, sum(c.count)::int AS count
      FROM counted c
      LEFT JOIN articles a ON a.slug = c.slug
      LEFT JOIN slug_history h ON a.id IS NULL AND h.entity = 'article' AND h.slug = c.slug
      GROUP BY 1, 2
    )
    SELECT a.id, a.slug, a.title,
      coalesce(max(n.count) FILTER (WHERE n.event = 'article_view'), 0) AS views,
      coalesce(max(n.count) FILTER (WHERE n.event = 'article_like'), 0) AS likes,
      coalesce(jsonb_object_agg(split_part(n.event, '_', 2), n.count)
        FILTER (WHERE starts_with(n.event, 'from_')), '{}') AS sources,
      count(*) OVER ()::int AS total
    FROM named n JOIN articles a ON a.id = n.id
    GROUP BY a.id
    ORDER BY views DESC, a.title, a.id
    LIMIT ${limit} OFFSET ${offset}`;
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

export type Sum = { name: string; count: number };

/** What was read of all articles together, those that are gone included. */
export async function sumReadings(since: Date): Promise<Sum[]> {
  return db().$queryRaw<Sum[]>`
    SELECT event AS name, sum(count)::int AS count FROM daily_events
    WHERE day >= ${since}::date
      AND (event IN ('article_view', 'article_like') OR starts_with(event, 'from_'))
    GROUP BY event`;
}

export async function readFruitless(since: Date, most: number): Promise<Sum[]> {
  return db().$queryRaw<Sum[]>`
    SELECT path AS name, sum(count)::int AS count FROM daily_events
    WHERE event = 'search_fruitless' AND day >= ${since}::date
    GROUP BY path ORDER BY sum(count) DESC, path LIMIT ${most}`;
}
