import { db } from '@/lib/db/connect/client';
import { hasPublication, resources } from '@/lib/entities/registry';
import { KINDS, type Resource } from '@/lib/entities/resource';
import { Prisma } from '@/prisma/generated/client';
import { literal } from '../fold-text';

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
