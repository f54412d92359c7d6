import type { Pool } from 'pg';
import { db, pool } from '@/lib/db/connect/client';
import { hasPublication, resources } from '@/lib/entities/registry';
import { KINDS, type Resource, type ResourceName } from '@/lib/entities/resource';
import { Prisma } from '@/prisma/generated/client';
import { literal } from './fold-text';
import { NAMES_WHAT_IS_THERE, type SubjectName, valueInRow } from './fact-rows';

type Slice = { q?: string; limit: number; offset: number };

export type FormerRow = {
  id: string;
  entity: string;
  path: string;
  leadsTo: string | null;
  name: string | null;
  state: 'leads' | 'gone' | 'hidden';
  createdAt: Date;
  total: number;
};

const containing = (column: string, q = '') =>
  Prisma.sql`${Prisma.raw(column)} ILIKE ${`%${literal(q)}%`}`;

/** Every old address with what it leads to today, by itself or by hand; the one that is old for the shortest time first. */
export async function readFormer({ q, state, limit, offset }: Slice & { state?: string }) {
  const found = q
    ? Prisma.sql`(${containing('path', q)} OR ${containing('"leadsTo"', q)} OR ${containing('name', q)})`
    : Prisma.sql`true`;
  const inState = state ? Prisma.sql`state = ${state}` : Prisma.sql`true`;
  return db().$queryRaw<FormerRow[]>`
    SELECT *, count(*) OVER ()::int AS total
    FROM (
      SELECT f.id, f.entity, f.path, f."createdAt", f.name,
        coalesce(f."leadsTo", r.target) AS "leadsTo",
        CASE WHEN r.target IS NULL THEN f.state ELSE 'leads' END AS state
      FROM (${Prisma.raw(FORMER)}) f
        LEFT JOIN redirects r ON r.source = f.path AND f.state <> 'leads'
    ) AS former
    WHERE path IS NOT NULL AND ${found} AND ${inState}
    ORDER BY "createdAt" DESC, id LIMIT ${limit} OFFSET ${offset}`;
}

const FORMER = Object.values(resources)
  .filter(({ isWithoutPages }) => !isWithoutPages)
  .map((resource) => {
    const { name, nameField, publicPath, isUnder } = resource;
    const above = isUnder ? `${slugAbove(KINDS[name], isUnder)} || '/' || ` : '';
    const isShown = hasPublication(resource) ? 'is_published(t.published_at, now())' : 'true';
    return `SELECT h.id, h.entity, h.created_at AS "createdAt", t.${nameField} AS name,
      '${publicPath}/' || ${above}h.slug AS path,
      CASE WHEN t.id IS NOT NULL AND ${isShown} THEN '${publicPath}/' || ${above}t.slug END AS "leadsTo",
      CASE WHEN t.id IS NULL THEN 'gone' WHEN ${isShown} THEN 'leads' ELSE 'hidden' END AS state
    FROM slug_history h LEFT JOIN "${name}" t ON t.id = h.target_id
    WHERE h.entity = '${KINDS[name]}'`;
  })
  .join(' UNION ALL ');

/** Of what was deleted the trash knows it; when nobody does, the address has no path. */
function slugAbove(kind: string, { name, column, field }: NonNullable<Resource['isUnder']>) {
  const id = `(g.row->>'${field}')::uuid`;
  return `coalesce(
    (SELECT a.slug FROM "${name}" a WHERE a.id = t.${column}),
    (SELECT coalesce(a.slug, b.slug)
      FROM trash g LEFT JOIN "${name}" a ON a.id = ${id} LEFT JOIN trash b ON b.id = ${id}
      WHERE t.id IS NULL AND g.entity = '${kind}' AND (g.slug = h.slug OR h.slug = ANY(g.former_slugs))
      ORDER BY g.deleted_at DESC LIMIT 1))`;
}

export type MissingRow = {
  path: string;
  count: number;
  lastDay: string;
  leadsTo: string | null;
  total: number;
};

/** What still leads nowhere comes first, and of it what was met most. */
export async function readMissing(since: Date, { q, limit, offset }: Slice) {
  return db().$queryRaw<MissingRow[]>`
    SELECT d.path, sum(d.count)::int AS count, max(d.day)::text AS "lastDay",
      r.target AS "leadsTo", count(*) OVER ()::int AS total
    FROM daily_events d LEFT JOIN redirects r ON r.source = d.path
    WHERE d.event = 'not_found' AND d.day >= ${since}::date AND ${containing('d.path', q)}
    GROUP BY d.path, r.target
    ORDER BY (r.target IS NULL) DESC, sum(d.count) DESC, d.path
    LIMIT ${limit} OFFSET ${offset}`;
}

/** A field of which a source says otherwise than its row. */
export type Conflict = {
  resource: SubjectName;
  id: string;
  name: string;
  field: string;
  value: unknown;
  said: { value: unknown; publisher: string; url: string | null; seenBy: string }[];
};

/** What all of them say is read for those alone that are shown. */
export async function readConflicts({ q = '', limit, offset }: Slice) {
  return db().$queryRaw<(Conflict & { total: number })[]>`
    SELECT found.*, said FROM (
      SELECT *, count(*) OVER ()::int AS total FROM (${Prisma.raw(CONFLICTS)}) AS conflicts
      WHERE name ILIKE ${`%${literal(q)}%`}
      ORDER BY name, id, field LIMIT ${limit} OFFSET ${offset}
    ) found CROSS JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object('value', f.value, 'publisher', s.publisher, 'url', s.url,
        'seenBy', f.seen_by) ORDER BY f.place, f.id) AS said
      FROM facts f JOIN sources s ON s.id = f.source_id
      WHERE coalesce(f.programme_id, f.establishment_id, f.call_id, f.university_id) = found.id
        AND f.field = found.field AND ${Prisma.raw(contradicts('found.value'))}
    ) sayers ORDER BY name, id, field`;
}

/** What each row is called. */
const SUBJECTS: Record<SubjectName, string> = {
  programmes: 't.name',
  establishments: 't.name',
  universities: 't.name',
  calls: `(SELECT name FROM establishments WHERE id = t.establishment_id) || ' ' || t.academic_year`,
};

// One expression, so that what costs more is asked of what differs at first sight alone. Lists say
// the same in any order.
const contradicts = (value: string) => `f.ended_on IS NULL AND s.state <> 'gone'
  AND CASE WHEN f.value = ${value} THEN false ${NAMES_WHAT_IS_THERE}
    ELSE (f.value @> ${value} AND f.value <@ ${value}) IS NOT TRUE END`;

const CONFLICTS = Object.entries(SUBJECTS)
  .map(([key, name]) => {
    const resource = key as SubjectName;
    return `SELECT DISTINCT '${resource}' AS resource, t.id, ${name} AS name, f.field, row.value
      FROM facts f JOIN sources s ON s.id = f.source_id
        JOIN ${resource} t ON t.id = f.${KINDS[resource]}_id
        CROSS JOIN LATERAL (SELECT ${valueInRow(resource)} AS value OFFSET 0) row
      WHERE ${contradicts('row.value')}`;
  })
  .join(' UNION ALL ');

type FoundRow = {
  resource: ResourceName;
  id: string;
  name: string;
  /** What tells it from others of the same name. */
  note: string | null;
};

type Source = { from: string; name: string; note: string; text: string };

const PLACE = 'coalesce(e.acronym, e.name)';

/** Where the words are looked for: slugs are folded, as the words are. */
const SOURCES: Record<ResourceName, Source> = {
  articles: {
    from: 'articles t JOIN article_lookups l ON l.article_id = t.id',
    name: 't.title',
    note: "CASE WHEN t.published_at IS NULL THEN 'Draft' END",
    text: 'l.text',
  },
  universities: plain('universities'),
  categories: plain('categories'),
  cities: plain('cities'),
  establishments: {
    ...plain('establishments'),
    note: 't.acronym',
    text: "(lower(t.name || ' ' || coalesce(t.acronym, '')) || ' ' || t.slug)",
  },
  programmes: {
    from: 'programmes t JOIN establishments e ON e.id = t.establishment_id',
    name: 't.name',
    note: PLACE,
    text: `(lower(t.name || ' ' || ${PLACE}) || ' ' || t.slug)`,
  },
  calls: {
    from: 'calls t JOIN establishments e ON e.id = t.establishment_id',
    name: `${PLACE} || ' ' || t.academic_year`,
    note: 'NULL',
    text: `(lower(e.name || ' ' || ${PLACE}) || ' ' || t.slug)`,
  },
  sources: {
    from: 'sources t',
    name: 't.publisher',
    note: 'coalesce(t.title, t.url)',
    text: "lower(concat_ws(' ', t.publisher, t.title, t.url))",
  },
  rules: plain('rules'),
};

/** The first few of each resource that have all words: what begins with them, then the shortest. */
export async function findRows(
  words: readonly string[],
  most: number,
  db: Pick<Pool, 'query'> = pool(),
): Promise<FoundRow[]> {
  const has = ({ text }: Source) => words.map((_, at) => `${text} LIKE $${at + 2}`).join(' AND ');
  const parts = Object.keys(KINDS).map((resource) => {
    const source = SOURCES[resource as ResourceName];
    const { from, name, note } = source;
    return `(SELECT '${resource}' AS resource, t.id, ${name} AS name, ${note}::text AS note
      FROM ${from} WHERE ${has(source)}
      ORDER BY starts_with(t.slug, $1) DESC, length(t.slug), t.updated_at DESC, t.id LIMIT ${most})`;
  });
  const patterns = words.map((word) => `%${literal(word)}%`);
  const { rows } = await db.query<FoundRow>(parts.join(' UNION ALL '), [
    words.join('-'),
    ...patterns,
  ]);
  return rows;
}

function plain(table: string): Source {
  return {
    from: `${table} t`,
    name: 't.name',
    note: 'NULL',
    text: "(lower(t.name) || ' ' || t.slug)",
  };
}

/**
 * Makes room where most wait: the last of the address that has sent most, in the neighbourhood that
 * has, or in the one that is named. Whoever decides on a row just now keeps it.
 */
export async function displaceProposal(
  tx: Prisma.TransactionClient,
  neighbourhood: string | null = null,
): Promise<string | undefined> {
  const [gone] = await tx.$queryRaw<{ id: string }[]>`
    DELETE FROM proposals WHERE id = (
      SELECT p.id FROM proposals p JOIN (
        SELECT id,
          count(*) OVER (PARTITION BY neighbourhood) AS near,
          count(*) OVER (PARTITION BY neighbourhood, sender) AS own
        FROM proposals
        WHERE state = 'open' AND (${neighbourhood}::text IS NULL OR neighbourhood = ${neighbourhood})
      ) counted ON counted.id = p.id
      ORDER BY near DESC, own DESC, p.created_at DESC, p.id DESC
      LIMIT 1 FOR UPDATE OF p SKIP LOCKED
    ) RETURNING id`;
  return gone?.id;
}
