import { db } from '@/lib/db/connect/client';
import { KINDS } from '@/lib/entities/resource';
import { Prisma } from '@/prisma/generated/client';
import { NAMES_WHAT_IS_THERE, type SubjectName, valueInRow } from '../fact-rows';
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
