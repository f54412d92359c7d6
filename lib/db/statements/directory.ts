import { db } from '@/lib/db/connect/client';
import { type Choice, NOT_RECRUITING } from '@/lib/entities/choices';
import { Prisma, type PrismaClient } from '@/prisma/generated/client';
import { resources } from '@/lib/entities/registry';
import { columnName } from '@/lib/entities/resource';
import type { GeneralRule } from '@/lib/facts/rules';
import type { Evidence } from '@/lib/facts/state';
import type { Known } from '@/lib/editorial/masters/open-data';
import { ALL_NAME_WHAT_IS_THERE, valueInRow } from './fact-rows';

/** What a published master can be found and counted by. */
export type DirectoryRow = {
  id: string;
  name: string;
  originalTitle: string | null;
  kind: string;
  rhythm: string | null;
  languages: string[];
  feeFree: boolean;
  feeAmount: number | null;
  feePer: string | null;
  semesters: number | null;
  isRecruiting: boolean;
  verifiedOn: string | null;
  /** Said by a page of its establishment, its university or the State. */
  isOfficial: boolean;
  /** The year of the newest source that names it. */
  namedIn: number | null;
  /** How many of the things are known that most masters do not say. */
  known: number;
  categories: string[];
  establishmentId: string;
};
export type DirectoryEstablishment = {
  id: string;
  slug: string;
  name: string;
  acronym: string | null;
  universitySlug: string;
  universityName: string;
  universityStatus: string | null;
  citySlug: string | null;
  cityName: string | null;
};
/** A call that has a closing date; without programmes it is for all of the establishment. */
export type DirectoryCall = {
  establishmentId: string;
  opensOn: string | null;
  closesOn: string;
  programmeIds: string[];
};
export type DirectoryRows = {
  rules: GeneralRule[];
  programmes: DirectoryRow[];
  establishments: DirectoryEstablishment[];
  calls: DirectoryCall[];
  categories: Named[];
  cities: Named[];
  universities: Named[];
};
type Named = { slug: string; name: string };

/** One statement, so that all of it is of one moment; masters come in the order of their names. */
export async function readDirectoryRows(
  now: Date,
  client: Pick<PrismaClient, '$queryRaw'> = db(),
): Promise<DirectoryRows> {
  const [rows] = await client.$queryRaw<[DirectoryRows]>`
    SELECT
      (SELECT coalesce(json_agg(json_build_object(
          'id', p.id, 'name', p.name,
          'originalTitle', p.original_title, 'kind', p.kind, 'rhythm', p.rhythm, 'languages', p.languages,
          'feeFree', p.fee_free, 'feeAmount', p.fee_amount, 'feePer', p.fee_per,
          'semesters', p.semesters, 'verifiedOn', p.verified_on,
          'isOfficial', official.programme_id IS NOT NULL, 'namedIn', named.year,
          'known', num_nonnulls(p.rhythm, p.semesters, nullif(p.languages, '{}'), p.admission,
            nullif(p.admission_modes, '{}'), p.requirements, nullif(p.fee_free, false),
            p.fee_amount, p.official_url, p.verified_on),
          'isRecruiting', p.status <> ALL(${[...NOT_RECRUITING]}::text[]),
          'categories', coalesce(linked.slugs, '{}'), 'establishmentId', p.establishment_id
        ) ORDER BY p.name, p.id), '[]')
        FROM programmes p LEFT JOIN (
          SELECT pc.programme_id, array_agg(c.slug) AS slugs
          FROM programme_categories pc JOIN categories c ON c.id = pc.category_id
          GROUP BY pc.programme_id
        ) linked ON linked.programme_id = p.id LEFT JOIN (
          SELECT f.programme_id FROM facts f
          WHERE f.ended_on IS NULL
            AND f.source_id = ANY (ARRAY(SELECT s.id FROM sources s WHERE s.kind = 'officiel'))
          GROUP BY f.programme_id
        ) official ON official.programme_id = p.id LEFT JOIN (
          SELECT f.programme_id, left(max(s.date), 4)::int AS year
          FROM facts f JOIN sources s ON s.id = f.source_id
          WHERE f.field = 'name' AND f.ended_on IS NULL
          GROUP BY f.programme_id
        ) named ON named.programme_id = p.id
        WHERE is_published(p.published_at, ${now}::timestamptz)) AS programmes,
      (SELECT coalesce(json_agg(json_build_object(
          'id', e.id, 'slug', e.slug, 'name', e.name, 'acronym', e.acronym,
          'universitySlug', u.slug, 'universityName', u.name, 'universityStatus', u.status,
          'citySlug', c.slug, 'cityName', c.name
        )), '[]')
        FROM establishments e JOIN universities u ON u.id = e.university_id
          LEFT JOIN cities c ON c.id = e.city_id) AS establishments,
      (SELECT coalesce(json_agg(json_build_object(
          'establishmentId', k.establishment_id, 'opensOn', k.opens_on, 'closesOn', k.closes_on,
          'programmeIds', ARRAY(SELECT l.programme_id FROM call_programmes l WHERE l.call_id = k.id)
        )), '[]')
        FROM calls k WHERE k.closes_on IS NOT NULL) AS calls,
      (SELECT coalesce(json_agg(json_build_object('slug', c.slug, 'name', c.name)), '[]')
        FROM categories c) AS categories,
      (SELECT coalesce(json_agg(json_build_object('slug', c.slug, 'name', c.name)), '[]')
        FROM cities c) AS cities,
      (SELECT coalesce(json_agg(json_build_object('slug', u.slug, 'name', u.name)), '[]')
        FROM universities u) AS universities,
      (SELECT coalesce(json_agg(json_build_object(
          'field', r.field, 'text', r.text, 'sector', r.sector, 'kind', r.kind, 'rhythm', r.rhythm
        )), '[]')
        FROM rules r) AS rules`;
  return rows;
}

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
export async function readDirectoryQuality(now: Date, since: Date) {
  const [row] = await db().$queryRaw<[DirectoryQuality]>`
    WITH rests AS (
      SELECT named.programme_id, count(*) AS sources, max(left(s.date, 4)) AS newest
      FROM (
        SELECT DISTINCT programme_id, source_id FROM facts
        WHERE programme_id IS NOT NULL AND ended_on IS NULL
      ) named JOIN sources s ON s.id = named.source_id GROUP BY named.programme_id
    ), called AS (
      -- Without a programme, all of the establishment.
      SELECT k.establishment_id, l.programme_id, count(k.closes_on) > 0 AS has_closing
      FROM calls k LEFT JOIN call_programmes l ON l.call_id = k.id
      GROUP BY k.establishment_id, l.programme_id
    ), published AS (
      SELECT p.*, p.status <> ALL(${[...NOT_RECRUITING]}::text[]) AS recruits,
        rests.newest, coalesce(rests.sources, 0) AS sources,
        whole.establishment_id IS NOT NULL OR own.programme_id IS NOT NULL AS has_call,
        whole.has_closing OR own.has_closing AS has_closing
      FROM programmes p LEFT JOIN rests ON rests.programme_id = p.id
        LEFT JOIN called whole
          ON whole.establishment_id = p.establishment_id AND whole.programme_id IS NULL
        LEFT JOIN called own
          ON own.establishment_id = p.establishment_id AND own.programme_id = p.id
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

/** How many values rest on the same: on what the worth of a value depends. */
type SameEvidence = {
  field: string;
  /** Whether the row says anything; else who does contradicts it. */
  isSaid: boolean;
  evidence: {
    /** Whether it is that of the row. */
    value: boolean;
    seenOn: string | null;
    isVerified: boolean;
    source: Evidence['source'] & { kind: Choice<'sourceKind'> };
  }[];
  count: number;
};

/**
 * What living facts say of the published masters. All that counts of a fact is one number until
 * like is counted with like: the sort of its source, the day, and what is yes or no.
 */
export function readSameEvidence(now: Date): Promise<SameEvidence[]> {
  return db().$queryRaw`
    WITH told AS (
      SELECT id, kind, date, state, state_on,
        dense_rank() OVER (ORDER BY kind, date, state, state_on) AS sort FROM sources
    ), alike AS (
      SELECT field, said, evidence, count(*)::int AS count FROM (
        SELECT id, field, said, array_agg(one) AS evidence FROM (
          SELECT t.id, f.field, coalesce(row.value, 'null') NOT IN ('null', 'false', '[]') AS said,
            s.sort * 262144 + coalesce(f.seen_on - ${NEVER}::date, 0) * 4
            + f.is_verified::int * 2 + coalesce(f.value = row.value
              OR f.value @> row.value AND f.value <@ row.value, false)::int AS one
          FROM facts f JOIN programmes t ON t.id = f.programme_id JOIN told s ON s.id = f.source_id
            CROSS JOIN LATERAL (SELECT ${Prisma.raw(valueInRow('programmes'))} AS value OFFSET 0) row
          WHERE f.ended_on IS NULL AND is_published(t.published_at, ${now}::timestamptz)
            AND CASE WHEN f.field = 'formerId' THEN f.value = to_jsonb(${Prisma.raw(SHOWN_FORMER)})
              ELSE ${Prisma.raw(ALL_NAME_WHAT_IS_THERE)} END OFFSET 0
        ) claims GROUP BY id, field, said
      ) found GROUP BY field, said, evidence
    )
    SELECT field, said AS "isSaid", count, json_agg(json_build_object(
      'value', one & 1 = 1, 'isVerified', one & 2 = 2,
      'seenOn', nullif(${NEVER}::date + (one / 4 & 65535)::int, ${NEVER}::date), 'source',
      json_build_object('kind', kind, 'date', date, 'state', state, 'stateOn', state_on))) AS evidence
    FROM alike, unnest(evidence) one
      JOIN (SELECT DISTINCT sort, kind, date, state, state_on FROM told) s ON sort = one / 262144
    GROUP BY field, said, evidence, count`;
}

/** The day before the first that a fact can be seen on. */
const NEVER = '1999-12-31';

/** The name of a draft is nobody's business. */
const SHOWN_FORMER = `(SELECT former.id FROM programmes former
  WHERE former.id = t.former_id AND is_published(former.published_at, now()))`;

/** How much the published masters say of what could have a source. */
export async function countValues(now: Date): Promise<number> {
  const [row] = await db().$queryRaw<[{ count: number }]>`
    SELECT coalesce(sum(num_nonnulls(${Prisma.raw(SAID.join(', '))})), 0)::int AS count
    FROM programmes t WHERE is_published(published_at, ${now}::timestamptz)`;
  return row.count;
}

/** Null is what says nothing. */
const SAID = resources.programmes.fields.flatMap(({ name, factName, input }) => {
  if (!factName) return [];
  if (name === 'formerId') return [SHOWN_FORMER];
  const column = columnName(name);
  if (input === 'switch') return [`nullif(${column}, false)`];
  return [input === 'choices' ? `nullif(${column}, '{}')` : column];
});
