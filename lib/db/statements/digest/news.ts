import { pool } from '@/lib/db/connect/pool';
import { NOT_RECRUITING } from '@/lib/entities/choices';

/** What somebody may want to hear of: when it was new, and which subjects it is about. */
type About = { at: Date; categories: string[]; cityId: string | null };

export type NewCall = About & {
  establishment: string;
  establishmentSlug: string;
  universitySlug: string;
  closesOn: string;
  isProlonged: boolean;
  /** Empty when it is for all masters of its place. */
  masters: string[];
};
export type NewMaster = About & {
  name: string;
  slug: string;
  kind: string;
  establishmentName: string;
  cityName: string | null;
};
export type NewArticle = About & {
  title: string;
  slug: string;
  excerpt: string;
  publishedAt: Date;
};

export type News = { calls: NewCall[]; masters: NewMaster[]; articles: NewArticle[] };

/** More than these in a month nobody reads of, and memory stays bounded. */
const MOST = 1000;

const RECRUITING = `is_published(p.published_at, now()) AND p.status <> ALL ($1::text[])`;
const NAMED = 'SELECT FROM call_programmes n WHERE n.call_id = c.id';

/** The masters that a call is for, as lib/content/masters/calls.ts says it. */
const FOR_IT = `
  p.establishment_id = c.establishment_id AND ${RECRUITING}
  AND (NOT EXISTS (${NAMED}) OR EXISTS (${NAMED} AND n.programme_id = p.id))`;

const IS_OPEN = `c.closes_on >= $2::date AND (c.opens_on IS NULL OR c.opens_on <= $2::date)
  AND (NOT EXISTS (${NAMED}) OR EXISTS (SELECT FROM programmes p WHERE ${FOR_IT}))`;

const NOTE = `
INSERT INTO call_openings AS o (call_id, closes_on)
SELECT c.id, c.closes_on FROM calls c WHERE ${IS_OPEN}
ON CONFLICT (call_id) DO UPDATE SET closes_on = excluded.closes_on,
  seen_at = CASE WHEN o.closes_on IS NULL THEN o.seen_at ELSE now() END,
  is_prolonged = o.is_prolonged OR o.closes_on IS NOT NULL
WHERE o.closes_on IS NULL OR o.closes_on < excluded.closes_on`;

/**
 * A call is new when it is first seen open, as its closing day may have come long after its row,
 * and once more when that day has moved later.
 */
export async function noteOpenCalls(today: string): Promise<void> {
  await pool('jobs').query(NOTE, [NOT_RECRUITING, today]);
}

const CALLS = `
SELECT o.seen_at AS at, e.name AS establishment, e.slug AS "establishmentSlug",
  u.slug AS "universitySlug", to_char(c.closes_on, 'YYYY-MM-DD') AS "closesOn",
  e.city_id::text AS "cityId", o.is_prolonged AS "isProlonged",
  ARRAY(SELECT p.name FROM programmes p WHERE ${FOR_IT} AND EXISTS (${NAMED})
    ORDER BY p.name LIMIT 4) AS masters,
  ARRAY(SELECT DISTINCT k.category_id::text FROM programmes p
    JOIN programme_categories k ON k.programme_id = p.id WHERE ${FOR_IT}) AS categories
FROM call_openings o JOIN calls c ON c.id = o.call_id
  JOIN establishments e ON e.id = c.establishment_id JOIN universities u ON u.id = e.university_id
WHERE o.seen_at > $3 AND o.seen_at <= $4 AND ${IS_OPEN}
ORDER BY c.closes_on, c.id LIMIT ${MOST}`;

const MASTERS = `
SELECT greatest(p.published_at, p.created_at) AS at, p.name, p.slug, p.kind,
  e.name AS "establishmentName", v.name AS "cityName", e.city_id::text AS "cityId",
  ARRAY(SELECT category_id::text FROM programme_categories WHERE programme_id = p.id) AS categories
FROM programmes p JOIN establishments e ON e.id = p.establishment_id
  LEFT JOIN cities v ON v.id = e.city_id
WHERE ${RECRUITING} AND greatest(p.published_at, p.created_at) > $2
  AND greatest(p.published_at, p.created_at) <= $3
ORDER BY 1 DESC, p.id LIMIT ${MOST}`;

const ARTICLES = `
SELECT greatest(a.published_at, a.created_at) AS at, a.title, a.slug, a.excerpt,
  a.published_at AS "publishedAt", a.city_id::text AS "cityId",
  array_remove(ARRAY[a.category_id::text], NULL) AS categories
FROM articles a
WHERE is_published(a.published_at, now()) AND greatest(a.published_at, a.created_at) > $1
  AND greatest(a.published_at, a.created_at) <= $2
ORDER BY 1 DESC, a.id LIMIT ${MOST}`;

/** As readers can see it now; `today` is the day in Morocco. */
export async function readNews(since: Date, until: Date, today: string): Promise<News> {
  const db = pool('jobs');
  const calls = await db.query<NewCall>(CALLS, [NOT_RECRUITING, today, since, until]);
  const masters = await db.query<NewMaster>(MASTERS, [NOT_RECRUITING, since, until]);
  const articles = await db.query<NewArticle>(ARTICLES, [since, until]);
  return { calls: calls.rows, masters: masters.rows, articles: articles.rows };
}
