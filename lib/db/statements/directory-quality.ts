import { db } from '@/lib/db/connect/client';
import { type Choice, NOT_RECRUITING } from '@/lib/entities/choices';
import { factNames } from '@/lib/entities/entity';
import { resources } from '@/lib/entities/registry';
import { columnName } from '@/lib/entities/resource';
import type { Evidence } from '@/lib/facts/state';
import type { Known } from '@/lib/editorial/masters/open-data';
import type { PrismaClient } from '@/prisma/generated/client';

/** How many of the published masters say what. */
export type DirectoryQuality = {
  masters: number;
  establishments: number;
  calls: number;
  datedCalls: number;
  changedAt: Date | null;
  known: Record<Known, number>;
  /** The newest source of each master, by its year; null for those without any date. */
  newestSources: { year: string | null; masters: number }[];
};

/** One statement, so that all figures are of one moment; `since` is when "lately" begins. */
export async function readDirectoryQuality(
  now: Date,
  since: Date,
  client: Pick<PrismaClient, '$queryRaw'> = db(),
): Promise<DirectoryQuality> {
  const [row] = await client.$queryRaw<[DirectoryQuality]>`
    WITH published AS (
      SELECT p.*, p.status <> ALL(${[...NOT_RECRUITING]}::text[]) AS recruits,
        rests.newest, coalesce(rests.sources, 0) AS sources, called.has_call, called.has_closing
      FROM programmes p LEFT JOIN (
        SELECT named.programme_id, count(*) AS sources, max(left(s.date, 4)) AS newest
        FROM (
          SELECT DISTINCT programme_id, source_id FROM facts
          WHERE programme_id IS NOT NULL AND ended_on IS NULL
        ) named JOIN sources s ON s.id = named.source_id GROUP BY named.programme_id
      ) rests ON rests.programme_id = p.id CROSS JOIN LATERAL (
        SELECT count(*) > 0 AS has_call, count(k.closes_on) > 0 AS has_closing FROM calls k
        WHERE k.establishment_id = p.establishment_id AND (
          NOT EXISTS (SELECT FROM call_programmes l WHERE l.call_id = k.id)
          OR EXISTS (SELECT FROM call_programmes l
            WHERE l.call_id = k.id AND l.programme_id = p.id))
      ) called
      WHERE is_published(p.published_at, ${now}::timestamptz)
    ), shown AS (
      SELECT k.closes_on FROM calls k
      WHERE NOT EXISTS (SELECT FROM call_programmes l WHERE l.call_id = k.id)
        OR EXISTS (SELECT FROM call_programmes l JOIN published p
          ON p.id = l.programme_id AND p.recruits
          WHERE l.call_id = k.id)
    )
    SELECT count(*)::int AS masters,
      count(DISTINCT establishment_id)::int AS establishments,
      (SELECT count(*)::int FROM shown) AS calls,
      (SELECT count(closes_on)::int FROM shown) AS "datedCalls",
      max(updated_at) AS "changedAt",
      json_build_object(
        'sources', count(*) FILTER (WHERE sources > 0),
        'twoSources', count(*) FILTER (WHERE sources > 1),
        'verified', count(verified_on),
        'verifiedLately', count(*) FILTER (WHERE verified_on >= ${since}::date),
        'admission', count(*) FILTER (WHERE admission IS NOT NULL OR admission_modes <> '{}'),
        'rhythm', count(rhythm),
        'semesters', count(semesters),
        'languages', count(*) FILTER (WHERE languages <> '{}'),
        'fees', count(*) FILTER (WHERE fee_free OR fee_amount IS NOT NULL),
        'call', count(*) FILTER (WHERE has_call AND recruits),
        'closing', count(*) FILTER (WHERE has_closing AND recruits),
        'officialUrl', count(official_url)
      ) AS known,
      coalesce((SELECT json_agg(json_build_object('year', newest, 'masters', masters)
          ORDER BY newest DESC NULLS LAST)
        FROM (SELECT newest, count(*)::int AS masters FROM published GROUP BY newest) years), '[]')
        AS "newestSources"
    FROM published`;
  return row;
}

/** How many values of published masters rest on the same evidence: what their worth depends on. */
export type SameEvidence = {
  field: string;
  /** The value of each is whether it is that of the row. */
  evidence: Evidence[];
  count: number;
};

/** Each value is judged where its worth is worked out, but those that rest on the same once. */
export function readSameEvidence(
  now: Date,
  client: Pick<PrismaClient, '$queryRaw'> = db(),
): Promise<SameEvidence[]> {
  return client.$queryRaw`
    WITH published AS MATERIALIZED (
      SELECT p.id, to_jsonb(p) AS row FROM programmes p
      WHERE is_published(p.published_at, ${now}::timestamptz)
    )
    SELECT field, evidence, count(*)::int AS count FROM (
      SELECT named.field, coalesce(jsonb_agg(DISTINCT jsonb_build_object('field', f.field,
        'value', f.value @> shown.value AND f.value <@ shown.value, 'seenOn', f.seen_on,
        'isVerified', f.is_verified, 'endedOn', NULL, 'source',
        jsonb_build_object('date', s.date, 'state', s.state, 'stateOn', s.state_on)
      )) FILTER (WHERE s.id IS NOT NULL), '[]') AS evidence
      FROM published p
        CROSS JOIN unnest(${NAMES}::text[], ${COLUMNS}::text[]) AS named (field, column_name)
        CROSS JOIN LATERAL (SELECT p.row -> named.column_name AS value) shown
        LEFT JOIN facts f ON f.programme_id = p.id AND f.field = named.field AND f.ended_on IS NULL
        LEFT JOIN sources s ON s.id = f.source_id
      WHERE shown.value NOT IN ('null', 'false', '""', '[]')
      GROUP BY p.id, named.field
    ) values_of_rows GROUP BY field, evidence`;
}

const NAMES = factNames(resources.programmes);
const COLUMNS = NAMES.map(columnName);

/** How many living facts of published masters each kind of source has. */
export async function countFactsByKind(
  now: Date,
  client: Pick<PrismaClient, '$queryRaw'> = db(),
): Promise<{ kind: Choice<'sourceKind'>; count: number }[]> {
  return client.$queryRaw`
    SELECT s.kind, count(*)::int AS count
    FROM facts f JOIN sources s ON s.id = f.source_id JOIN programmes p ON p.id = f.programme_id
    WHERE f.ended_on IS NULL AND is_published(p.published_at, ${now}::timestamptz) GROUP BY s.kind`;
}
