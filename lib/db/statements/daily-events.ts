import { pool, db } from '@/lib/db/connect/client';
import { hasPublication, resourceNames, resources } from '@/lib/entities/registry';
import { KINDS, type ResourceName } from '@/lib/entities/resource';

export type EventCount = {
  day: string;
  event: string;
  path: string;
  /** Says which kind of entity the slug belongs to; 'page' stands for pages without one. */
  kind: string;
  slug: string;
  count: number;
};

const MONTHS_KEPT = 25;
/** What was looked for in vain, by words or by its address, is kept for as long as it helps to write what is missing. */
const VAIN_DAYS_KEPT = 90;
const INT4_MAX = 2_147_483_647;

/**
 * One statement counts all events or none. It skips pages that do not exist, so that nobody can
 * fill the table, takes rows in one order, against deadlocks, and leaves updated_at alone.
 */
const ADD = `
WITH given AS (
  SELECT * FROM jsonb_to_recordset($1::jsonb)
    AS g(day date, event text, path text, kind text, slug text, count int)
), existing AS (
  SELECT * FROM given g WHERE CASE g.kind
    WHEN 'page' THEN true
    ${resourceNames.map(whenPublic).join('\n    ')}
  END
), counted AS (
  INSERT INTO daily_events (day, event, path, count)
  SELECT day, event, path, count FROM existing ORDER BY day, event, path
  ON CONFLICT (day, event, path) DO UPDATE SET count = daily_events.count + excluded.count
), raised AS (
  SELECT a.id,
    coalesce(sum(x.count) FILTER (WHERE x.event = 'article_view'), 0) AS views,
    coalesce(sum(x.count) FILTER (WHERE x.event = 'article_like'), 0) AS likes
  FROM existing x JOIN articles a ON a.slug = x.slug
  WHERE x.kind = 'article' AND x.event IN ('article_view', 'article_like')
  GROUP BY a.id
), held AS (
  SELECT a.id FROM articles a WHERE a.id IN (SELECT id FROM raised) ORDER BY a.id FOR UPDATE
)
UPDATE articles a SET
  view_count = least(a.view_count + r.views, ${INT4_MAX}),
  like_count = least(a.like_count + r.likes, ${INT4_MAX})
FROM raised r JOIN held h ON h.id = r.id WHERE a.id = r.id`;

export async function addDailyEvents(events: EventCount[]): Promise<void> {
  await pool('events').query(ADD, [JSON.stringify(events)]);
}

/** The privacy page promises to keep no longer than this. */
export async function purgeDailyEvents(): Promise<void> {
  await pool('events').query(
    `DELETE FROM daily_events WHERE day < current_date - make_interval(months => $1)
       OR (event IN ('search_fruitless', 'not_found') AND day < current_date - $2::int)`,
    [MONTHS_KEPT, VAIN_DAYS_KEPT],
  );
}

/** Whether visitors can open the page of a row of the resource. */
function whenPublic(name: ResourceName): string {
  const resource = resources[name];
  const isPublic = hasPublication(resource) ? ' AND is_published(e.published_at, now())' : '';
  // What stands above in an address is a name as well.
  const { isUnder, publicPath } = resource;
  const isItsOwn = isUnder
    ? ` AND g.path = '${publicPath}/' || (SELECT p.slug FROM "${isUnder.name}" p WHERE p.id = e.${isUnder.column}) || '/' || e.slug`
    : '';
  return `WHEN '${KINDS[name]}' THEN EXISTS (SELECT FROM "${name}" e WHERE e.slug = g.slug${isPublic}${isItsOwn})`;
}

type ArticleFigures = {
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

type Sum = { name: string; count: number };

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
