import { pool } from '@/lib/db/connect/pool';

export type DigestReader = {
  id: string;
  wantsCalls: boolean;
  categories: string[];
  cities: string[];
  /** What is newer than this is news to them. */
  since: Date;
};

/** News that is older than this is none any more, also for whoever got no digest meanwhile. */
const LONGEST = `interval '31 days'`;
/** On a busy day too a part takes less than the two seconds of a statement. */
const PART = 250;

/**
 * $1 is until when news counts, $2 the letter itself. A digest that may have arrived counts, so
 * that nothing is told twice; one that was stopped or refused does not, so that nothing is lost.
 */
const READERS = `
SELECT s.id, s.wants_calls AS "wantsCalls",
  ARRAY(SELECT category_id::text FROM subscriber_categories WHERE subscriber_id = s.id) AS categories,
  ARRAY(SELECT city_id::text FROM subscriber_cities WHERE subscriber_id = s.id) AS cities,
  greatest(s.subjects_at, $1::timestamptz - ${LONGEST}, (
    SELECT max(l.send_at) FROM letter_recipients r JOIN letters l ON l.id = r.letter_id
    WHERE r.subscriber_id = s.id AND r.state IN ('handed', 'sent', 'unknown')
      AND l.digest_week IS NOT NULL AND l.id IS DISTINCT FROM $2::uuid)) AS since
FROM newsletter_subscribers s
WHERE s.active AND s.subjects_at IS NOT NULL`;

type Digest = { id?: string; sendAt: Date };

/** Part by part, so that memory does not grow with them. */
export async function* digestReaders({ id, sendAt }: Digest): AsyncGenerator<DigestReader[]> {
  const sql = `${READERS} AND s.id > $3 ORDER BY s.id LIMIT ${PART}`;
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await pool('jobs').query<DigestReader>(sql, [sendAt, id ?? null, last]);
    if (rows.length > 0) yield rows;
    if (rows.length < PART) return;
    last = rows.at(-1)?.id ?? last;
  }
}

const NAMES = `
SELECT name FROM (
  SELECT 1 AS rank, k.name FROM categories k WHERE k.id = ANY ($1::uuid[])
  UNION ALL SELECT 2, v.name FROM cities v WHERE v.id = ANY ($2::uuid[])
) chosen ORDER BY rank, name`;

/** `names`: what they chose. */
export async function digestReader(
  digest: Digest,
  subscriberId: string,
): Promise<(DigestReader & { names: string[] }) | undefined> {
  const db = pool('jobs');
  const values = [digest.sendAt, digest.id ?? null, subscriberId];
  const [reader] = (await db.query<DigestReader>(`${READERS} AND s.id = $3`, values)).rows;
  if (!reader) return undefined;
  const chosen = [reader.categories, reader.cities];
  const names = await db.query<{ name: string }>(NAMES, chosen);
  return { ...reader, names: names.rows.map(({ name }) => name) };
}
