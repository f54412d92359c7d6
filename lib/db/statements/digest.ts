import { pool } from '@/lib/db/connect/client';
import { NOT_RECRUITING } from '@/lib/entities/choices';
import { Prisma } from '@/prisma/generated/client';

const { sql } = Prisma;

type Settings = { isOn: boolean; weekday: number; hour: number };

export const NO_DIGEST: Settings = { isOn: false, weekday: 2, hour: 9 };

export async function readDigestSettings(): Promise<Settings> {
  const { rows } = await pool('jobs').query<Settings>(
    'SELECT is_on AS "isOn", weekday, hour FROM digest_settings',
  );
  return rows[0] ?? NO_DIGEST;
}

export type Prepared = { week: string; sendAt: Date; subject: string };

/** Once for a week, whoever is first; the lock keeps it from a switch that is being turned off. */
export async function prepareDigest(
  { week, sendAt, subject }: Prepared,
  { weekday, hour }: Settings,
): Promise<boolean> {
  const { rowCount } = await pool('jobs').query(sql`
    INSERT INTO letters (subject, state, send_at, digest_week)
    SELECT ${subject}, 'prepared', ${sendAt}, ${week}::date FROM (
      SELECT FROM digest_settings
      WHERE is_on AND weekday = ${weekday} AND hour = ${hour} FOR SHARE
    ) still
    ON CONFLICT (digest_week) DO NOTHING`);
  return rowCount === 1;
}

export type DueDigest = { id: string; sendAt: Date };

export async function dueDigests(): Promise<DueDigest[]> {
  const { rows } = await pool('jobs').query<DueDigest>(`
    SELECT id, send_at AS "sendAt" FROM letters
    WHERE state = 'prepared' AND send_at <= now()`);
  return rows;
}

export async function skipDigest(id: string, reason: string): Promise<void> {
  await pool('jobs').query(sql`
    UPDATE letters SET state = 'stopped', ended_at = now(), trouble = ${reason}
    WHERE id = ${id} AND state = 'prepared'`);
}

/**
 * A row for each of fifty thousand takes its time.
 * Of several instances that begin it at once, the first has changed the state.
 */
export async function startDigest(id: string, subscriberIds: readonly string[]): Promise<void> {
  await pool('slow').query(sql`
    WITH started AS (
      UPDATE letters SET state = 'sending', started_at = now()
      WHERE id = ${id} AND state = 'prepared' RETURNING id
    )
    INSERT INTO letter_recipients (letter_id, subscriber_id)
    SELECT started.id, s.id FROM started, newsletter_subscribers s
    WHERE s.active AND s.id = ANY (${[...subscriberIds]}::uuid[])`);
}

export type DigestReader = {
  id: string;
  wantsCalls: boolean;
  categories: string[];
  cities: string[];
  /** What is newer than this is news to them. */
  since: Date;
};

/** On a busy day too a part takes less than the two seconds of a statement. */
const PART = 250;

type Digest = { id?: string; sendAt: Date };

/**
 * A digest that may have arrived counts, so that nothing is told twice; one
 * that was stopped or refused does not, so that nothing is lost. News older
 * than a month is none any more, also for whoever got no digest meanwhile.
 */
async function readReaders({ id, sendAt }: Digest, which: Prisma.Sql) {
  const { rows } = await pool('jobs').query<DigestReader>(sql`
    SELECT s.id, s.wants_calls AS "wantsCalls",
      ARRAY(SELECT category_id::text FROM subscriber_categories WHERE subscriber_id = s.id)
        AS categories,
      ARRAY(SELECT city_id::text FROM subscriber_cities WHERE subscriber_id = s.id) AS cities,
      greatest(s.subjects_at, ${sendAt}::timestamptz - interval '31 days', (
        SELECT max(l.send_at) FROM letter_recipients r JOIN letters l ON l.id = r.letter_id
        WHERE r.subscriber_id = s.id AND r.state IN ('handed', 'sent', 'unknown')
          AND l.digest_week IS NOT NULL
          AND l.id IS DISTINCT FROM ${id ?? null}::uuid)) AS since
    FROM newsletter_subscribers s
    WHERE s.active AND s.subjects_at IS NOT NULL AND ${which}`);
  return rows;
}

/** Part by part, so that memory does not grow with them. */
export async function* digestReaders(digest: Digest): AsyncGenerator<DigestReader[]> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const part = sql`s.id > ${last}::uuid ORDER BY s.id LIMIT ${PART}`;
    const rows = await readReaders(digest, part);
    if (rows.length > 0) yield rows;
    if (rows.length < PART) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** `names`: what they chose. */
export async function digestReader(
  digest: Digest,
  subscriberId: string,
): Promise<(DigestReader & { names: string[] }) | undefined> {
  const [reader] = await readReaders(digest, sql`s.id = ${subscriberId}::uuid`);
  if (!reader) return undefined;
  const { rows } = await pool('jobs').query<{ name: string }>(sql`
    SELECT name FROM (
      SELECT 1 AS rank, k.name FROM categories k
      WHERE k.id = ANY (${reader.categories}::uuid[])
      UNION ALL
      SELECT 2, v.name FROM cities v WHERE v.id = ANY (${reader.cities}::uuid[])
    ) chosen ORDER BY rank, name`);
  return { ...reader, names: rows.map(({ name }) => name) };
}

/** What somebody may want to hear of: when it was new, and which subjects it is about. */
type About = { at: Date; categories: string[]; cityId: string | null };

type NewCall = About & {
  establishment: string;
  establishmentSlug: string;
  universitySlug: string;
  closesOn: string;
  isProlonged: boolean;
  /** Empty when it is for all masters of its place. */
  masters: string[];
};
type NewMaster = About & {
  name: string;
  slug: string;
  kind: string;
  establishmentName: string;
  cityName: string | null;
};
type NewArticle = About & {
  title: string;
  slug: string;
  excerpt: string;
  publishedAt: Date;
};

export type News = { calls: NewCall[]; masters: NewMaster[]; articles: NewArticle[] };

/** More than these in a month nobody reads of, and memory stays bounded. */
const MOST_NEWS = 1000;

const RECRUITING = sql`
  is_published(p.published_at, now())
  AND p.status <> ALL (${[...NOT_RECRUITING]}::text[])`;
const NAMED = sql`SELECT FROM call_programmes n WHERE n.call_id = c.id`;

/** The masters that a call is for, as lib/content/masters/calls.ts says it. */
const FOR_IT = sql`
  p.establishment_id = c.establishment_id AND ${RECRUITING}
  AND (NOT EXISTS (${NAMED}) OR EXISTS (${NAMED} AND n.programme_id = p.id))`;

const isOpen = (today: string) => sql`
  c.closes_on >= ${today}::date
  AND (c.opens_on IS NULL OR c.opens_on <= ${today}::date)
  AND (NOT EXISTS (${NAMED}) OR EXISTS (SELECT FROM programmes p WHERE ${FOR_IT}))`;

/**
 * A call is new when it is first seen open, as its closing day may have come long after its row,
 * and once more when that day has moved later.
 */
export async function noteOpenCalls(today: string): Promise<void> {
  await pool('jobs').query(sql`
    INSERT INTO call_openings AS o (call_id, closes_on)
    SELECT c.id, c.closes_on FROM calls c WHERE ${isOpen(today)}
    ON CONFLICT (call_id) DO UPDATE SET closes_on = excluded.closes_on,
      seen_at = CASE WHEN o.closes_on IS NULL THEN o.seen_at ELSE now() END,
      is_prolonged = o.is_prolonged OR o.closes_on IS NOT NULL
    WHERE o.closes_on IS NULL OR o.closes_on < excluded.closes_on`);
}

/** As readers can see it now; `today` is the day in Morocco. */
export async function readNews(since: Date, until: Date, today: string): Promise<News> {
  const db = pool('jobs');
  const calls = await db.query<NewCall>(sql`
    SELECT o.seen_at AS at, e.name AS establishment,
      e.slug AS "establishmentSlug", u.slug AS "universitySlug",
      to_char(c.closes_on, 'YYYY-MM-DD') AS "closesOn", e.city_id::text AS "cityId", o.is_prolonged AS "isProlonged",
      ARRAY(SELECT p.name FROM programmes p WHERE ${FOR_IT} AND EXISTS (${NAMED})
        ORDER BY p.name LIMIT 4) AS masters,
      ARRAY(SELECT DISTINCT k.category_id::text FROM programmes p
        JOIN programme_categories k ON k.programme_id = p.id WHERE ${FOR_IT}) AS categories
    FROM call_openings o JOIN calls c ON c.id = o.call_id
      JOIN establishments e ON e.id = c.establishment_id
      JOIN universities u ON u.id = e.university_id
    WHERE o.seen_at > ${since} AND o.seen_at <= ${until} AND ${isOpen(today)}
    ORDER BY c.closes_on, c.id LIMIT ${MOST_NEWS}`);
  const masters = await db.query<NewMaster>(sql`
    SELECT greatest(p.published_at, p.created_at) AS at,
      p.name, p.slug, p.kind, e.name AS "establishmentName", v.name AS "cityName", e.city_id::text AS "cityId",
      ARRAY(SELECT category_id::text FROM programme_categories WHERE programme_id = p.id)
        AS categories
    FROM programmes p JOIN establishments e ON e.id = p.establishment_id
      LEFT JOIN cities v ON v.id = e.city_id
    WHERE ${RECRUITING} AND greatest(p.published_at, p.created_at) > ${since}
      AND greatest(p.published_at, p.created_at) <= ${until}
    ORDER BY 1 DESC, p.id LIMIT ${MOST_NEWS}`);
  const articles = await db.query<NewArticle>(sql`
    SELECT greatest(a.published_at, a.created_at) AS at, a.title, a.slug, a.excerpt,
      a.published_at AS "publishedAt", a.city_id::text AS "cityId",
      array_remove(ARRAY[a.category_id::text], NULL) AS categories
    FROM articles a
    WHERE is_published(a.published_at, now())
      AND greatest(a.published_at, a.created_at) > ${since}
      AND greatest(a.published_at, a.created_at) <= ${until}
    ORDER BY 1 DESC, a.id LIMIT ${MOST_NEWS}`);
  return { calls: calls.rows, masters: masters.rows, articles: articles.rows };
}
