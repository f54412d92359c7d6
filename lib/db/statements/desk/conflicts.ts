import { db } from '@/lib/db/connect/client';
import { KINDS } from '@/lib/entities/resource';
import { Prisma } from '@/prisma/generated/client';
import type { SubjectName } from '../fact-rows';
import { literal } from '../fold-text';

/** A field of which a source says otherwise than its row. */
export type Conflict = {
  resource: SubjectName;
  id: string;
  name: string;
  field: string;
  value: unknown;
  said: { value: unknown; publisher: string; url: string | null; seenBy: string }[];
};

type Slice = { q?: string; limit: number; offset: number };

export async function readConflicts({ q = '', limit, offset }: Slice) {
  return db().$queryRaw<(Conflict & { total: number })[]>`
    SELECT *, count(*) OVER ()::int AS total FROM (${Prisma.raw(CONFLICTS)}) AS conflicts
    WHERE name ILIKE ${`%${literal(q)}%`}
    ORDER BY name, id, field LIMIT ${limit} OFFSET ${offset}`;
}

/** What each row is called, and what of it stands in another table. */
const SUBJECTS: Record<SubjectName, { name: string; linked?: string }> = {
  programmes: { name: 't.name' },
  establishments: { name: 't.name' },
  universities: { name: 't.name' },
  calls: {
    name: `(SELECT name FROM establishments WHERE id = t.establishment_id) || ' ' || t.academic_year`,
    linked: `jsonb_build_object('programme_ids',
      (SELECT jsonb_agg(programme_id) FROM call_programmes WHERE call_id = t.id))`,
  },
};

const snake = `lower(regexp_replace(f.field, '([A-Z])', '_\\1', 'g'))`;

/** Lists say the same in any order. */
const inOrder = (value: string) => `CASE jsonb_typeof(${value}) WHEN 'array'
  THEN (SELECT jsonb_agg(one ORDER BY one) FROM jsonb_array_elements(${value}) one)
  ELSE nullif(nullif(${value}, 'null'), 'false') END`;

// Each row becomes JSON once, and not once for each of its facts.
const CONFLICTS = Object.entries(SUBJECTS)
  .map(([resource, { name, linked = `'{}'::jsonb` }]) => {
    const rows = `SELECT t.id, ${name} AS name, to_jsonb(t) || ${linked} AS row FROM ${resource} t`;
    return `(WITH rows AS MATERIALIZED (${rows})
      SELECT '${resource}' AS resource, rows.id, rows.name, f.field, rows.row -> ${snake} AS value,
        jsonb_agg(jsonb_build_object('value', f.value, 'publisher', s.publisher, 'url', s.url,
          'seenBy', f.seen_by) ORDER BY f.place, f.id) AS said
      FROM facts f JOIN sources s ON s.id = f.source_id
        JOIN rows ON rows.id = f.${KINDS[resource as SubjectName]}_id
      WHERE f.ended_on IS NULL AND s.state <> 'gone'
        AND ${inOrder('f.value')} IS DISTINCT FROM ${inOrder(`(rows.row -> ${snake})`)}
      GROUP BY rows.id, rows.name, rows.row, f.field)`;
  })
  .join(' UNION ALL ');
