import { Prisma } from '@/prisma/generated/client';
import type { Fact, Source } from '@/lib/entities/evidence';
import { resources } from '@/lib/entities/registry';
import { KINDS, columnName } from '@/lib/entities/resource';
import { dayOf } from '@/lib/french/dates';
import { sourceKey } from '@/lib/facts/sources';
import type { Claim } from '@/lib/facts/claims';
import type { SeenDay } from '@/lib/facts/state';
import { recordset } from './rows';

type Tx = Prisma.TransactionClient;

/** What can have facts. */
const SUBJECTS = ['programmes', 'establishments', 'calls', 'universities'] as const;
export type SubjectName = (typeof SUBJECTS)[number];

const sourceSelect = {
  publisher: true,
  kind: true,
  title: true,
  url: true,
  date: true,
  via: true,
  isDateInferred: true,
} as const;

/** The facts of a row as Prisma reads them with it, in their order. */
export const withFacts = {
  select: {
    field: true,
    value: true,
    source: { select: sourceSelect },
    quote: true,
    year: true,
    seenOn: true,
    seenBy: true,
    personId: true,
    isVerified: true,
    endedOn: true,
  },
  orderBy: [{ place: 'asc' }, { field: 'asc' }, { endedOn: 'asc' }, { id: 'asc' }],
} satisfies Prisma.Programme$factsArgs;

type FactRow = Prisma.FactGetPayload<Pick<typeof withFacts, 'select'>>;

export function factOf({ seenOn, endedOn, ...row }: FactRow): Fact {
  return { ...row, seenOn: dayOf(seenOn), endedOn: dayOf(endedOn) } as Fact;
}

type Subject = {
  id: string;
  facts: readonly Fact[];
  before?: readonly Fact[];
  /** What was kept of the row says nothing anew of its sources, which others rest on as well. */
  isAsItWas?: boolean;
};

/**
 * Makes the facts of each of these rows what is given; of two that are one, the last. A source that
 * is there already keeps what is said of it, but where the row rested on it before: then whoever
 * saves the row says it anew.
 */
export async function writeFacts(
  tx: Tx,
  name: SubjectName,
  subjects: readonly Subject[],
): Promise<void> {
  const column = `${KINDS[name]}_id`;
  const changed = subjects.filter(
    ({ facts, before = [] }) => JSON.stringify(facts) !== JSON.stringify(before),
  );
  if (changed.length === 0) return;
  const own = new Set(
    changed
      .filter(({ isAsItWas }) => !isAsItWas)
      .flatMap(({ before = [] }) => before.map(({ source }) => sourceKey(source))),
  );
  const sources = changed
    .flatMap(({ facts }) => facts.map(({ source }) => source))
    .map((source) => ({ ...source, isOwn: own.has(sourceKey(source)) }));
  const idOf = await putSources(tx, sources);
  const given = recordset(
    'facts',
    changed.flatMap((subject) => rowsOf(subject, column, idOf)),
  );
  const ids = changed.map(({ id }) => id);
  const subject = Prisma.raw(column);
  await tx.$executeRaw`
    DELETE FROM facts f WHERE f.${subject} = ANY(${ids}::uuid[]) AND (f.ended_on IS NOT NULL
      OR NOT EXISTS (SELECT FROM ${given} g WHERE g.${subject} = f.${subject} AND g.field = f.field
        AND g.source_id = f.source_id AND g.value = f.value AND g.ended_on IS NULL))`;
  await tx.$executeRaw`
    INSERT INTO facts (${subject}, source_id, place, field, value, quote, year, seen_on, seen_by,
      person_id, is_verified, ended_on)
    SELECT ${subject}, source_id, place, field, value, quote, year, seen_on, seen_by, person_id,
      is_verified, ended_on FROM ${given} g
    ON CONFLICT (coalesce(programme_id, establishment_id, call_id, university_id), field,
        source_id, md5(value::text)) WHERE ended_on IS NULL
      DO UPDATE SET place = excluded.place, quote = excluded.quote, year = excluded.year,
        seen_on = excluded.seen_on, seen_by = excluded.seen_by, person_id = excluded.person_id,
        is_verified = excluded.is_verified`;
}

function rowsOf({ id, facts }: Subject, column: string, idOf: SourceIds) {
  const keys = [...new Set(facts.map(({ source }) => sourceKey(source)))];
  const rows = facts.map(({ source, ...fact }) => {
    const key = sourceKey(source);
    const place = Math.min(keys.indexOf(key), LAST_PLACE);
    return { ...fact, [column]: id, sourceId: idOf.get(key), place };
  });
  const saying = ({ field, sourceId, value, endedOn }: (typeof rows)[number]) =>
    JSON.stringify([field, sourceId, value, endedOn]);
  return [...new Map(rows.map((row) => [saying(row), row])).values()];
}

/** As the table allows. Living facts have few sources; past ones need no order. */
const LAST_PLACE = 99;

type Given = Fact['source'] & { isOwn?: boolean };
/** By the key of each source. */
type SourceIds = ReadonlyMap<string, string>;

const sourceColumns = (table: string) =>
  Prisma.raw(
    Object.keys(sourceSelect)
      .map((field) => `${table}.${columnName(field)}`)
      .join(', '),
  );

/**
 * In one order, so that two who add the same sources wait for each other and never deadlock. They
 * may meet on the slug first, which one whose address was changed still has. Those that are there
 * are held, so that nobody deletes them before something rests on them.
 */
export async function putSources(tx: Tx, sources: readonly Given[]): Promise<SourceIds> {
  const areTheirs = Prisma.sql`md5(source_key(url, publisher, title)) IN (
    SELECT md5(key) FROM unnest(${sources.map(sourceKey)}::text[]) key)`;
  await tx.$executeRaw`SELECT FROM sources WHERE ${areTheirs} ORDER BY id FOR KEY SHARE`;
  await tx.$executeRaw`
    INSERT INTO sources (slug, publisher, kind, title, url, date, via, is_date_inferred)
    SELECT concat_ws('-', given.named, CASE WHEN taken.id IS NOT NULL
      THEN left(gen_random_uuid()::text, 8) END), ${sourceColumns('given')}
    FROM (
      SELECT DISTINCT ON (source_key(url, publisher, title)) *,
        source_slug(url, publisher, title) AS named
      FROM ${recordset('sources', sources)}
      ORDER BY source_key(url, publisher, title), date DESC NULLS LAST, title
    ) given LEFT JOIN sources taken ON taken.slug = given.named
    ORDER BY source_key(given.url, given.publisher, given.title)
    ON CONFLICT DO NOTHING`;
  const own = sources.filter(({ isOwn }) => isOwn);
  if (own.length > 0) {
    await tx.$executeRaw`
      UPDATE sources s SET (publisher, kind, title, url, date, via, is_date_inferred, updated_at)
        = (${sourceColumns('given')}, now())
      FROM ${recordset('sources', own)} given
      WHERE md5(source_key(s.url, s.publisher, s.title))
          = md5(source_key(given.url, given.publisher, given.title))
        AND (${sourceColumns('s')}) IS DISTINCT FROM (${sourceColumns('given')})`;
  }
  const rows = await tx.$queryRaw<{ id: string; key: string }[]>`
    SELECT id, source_key(url, publisher, title) AS key FROM sources WHERE ${areTheirs}`;
  return new Map(rows.map(({ id, key }) => [key, id]));
}

const REFERENCES = new Map(
  SUBJECTS.flatMap((name) => resources[name].fields).flatMap(({ name, input, options }) =>
    options && input !== 'links' ? [[name, options] as const] : [],
  ),
);

const NAMED_ID = `substring(f.value #>> '{}', '^[0-9a-f-]{36}$')::uuid`;

/** Cases of a fact `f`: what names a row that was deleted contradicts nothing, nor can be decided. */
export const NAMES_WHAT_IS_THERE = [...REFERENCES]
  .map(
    ([field, options]) => `WHEN f.field = '${field}' THEN EXISTS (SELECT FROM ${options} named
      WHERE named.id = ${NAMED_ID})`,
  )
  .join(' ');

/** The same in a statement over all facts, which looks in one list and not for each. */
export const ALL_NAME_WHAT_IS_THERE = `(f.field NOT IN ('${[...REFERENCES.keys()].join("', '")}')
  OR f.value #>> '{}' IN (${[...new Set(REFERENCES.values())]
    .map((options) => `SELECT id::text FROM ${options}`)
    .join(' UNION ALL ')}))`;

/** What another row is called that a fact `f` names; of masters there are drafts. */
const NAMED = [...REFERENCES]
  .filter(([, options]) => options !== 'programmes')
  .map(
    ([field, options]) => `WHEN f.field = '${field}' THEN
      (SELECT name FROM ${options} named WHERE named.id = ${NAMED_ID})`,
  )
  .join(' ');

/** What sources said of a row that another takes the place of, they say of that one, each once. */
export async function moveFacts(
  tx: Tx,
  name: SubjectName,
  field: string,
  rows: readonly { id: string; before: unknown; value: unknown }[],
): Promise<void> {
  const subject = Prisma.raw(`${KINDS[name]}_id`);
  const given = Prisma.sql`
    jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given (id uuid, before jsonb, value jsonb)`;
  await tx.$executeRaw`
    DELETE FROM facts said USING facts f, ${given}
    WHERE f.${subject} = given.id AND f.field = ${field} AND f.value = given.before
      AND f.ended_on IS NULL AND said.${subject} = f.${subject} AND said.field = f.field
      AND said.source_id = f.source_id AND said.value = given.value AND said.ended_on IS NULL
      AND said.value <> f.value`;
  await tx.$executeRaw`
    UPDATE facts f SET value = given.value FROM ${given}
    WHERE f.${subject} = given.id AND f.field = ${field}
      AND f.value = given.before AND jsonb_typeof(given.value) <> 'null'`;
}

/** The examinations of an establishment or a master, as rows of their table. */
export async function readExamRows(tx: Tx, id: string): Promise<object[]> {
  const rows = await tx.$queryRaw<{ row: object }[]>`
    SELECT to_jsonb(x) AS row FROM past_exams x
    WHERE establishment_id = ${id}::uuid OR programme_id = ${id}::uuid`;
  return rows.map(({ row }) => row);
}

/** Those that went with their establishment come back; those that lost their master have it again. */
export async function restoreExamRows(tx: Tx, rows: readonly object[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO past_exams SELECT kept.* FROM
      jsonb_populate_recordset(NULL::past_exams, ${JSON.stringify(rows)}::jsonb) kept
      JOIN sources s ON s.id = kept.source_id
    ON CONFLICT (id) DO UPDATE SET programme_id = excluded.programme_id`;
}

/** The sources that the living facts of each of these rows rest on, in their order. */
export async function readSources(
  tx: Tx,
  name: SubjectName,
  ids: readonly string[],
): Promise<Map<string, Source[]>> {
  const column = Prisma.raw(`${KINDS[name]}_id`);
  const rows = await tx.$queryRaw<{ id: string; sources: Source[] }[]>`
    SELECT found.id::text, json_agg(json_build_object('publisher', s.publisher, 'kind', s.kind,
      'title', s.title, 'url', s.url, 'date', s.date) ORDER BY found.place, s.id) AS sources
    FROM (
      SELECT ${column} AS id, source_id, min(place) AS place FROM facts
      WHERE ${column} = ANY(${ids}::uuid[]) AND ended_on IS NULL GROUP BY ${column}, source_id
    ) found JOIN sources s ON s.id = found.source_id GROUP BY found.id`;
  return new Map(rows.map(({ id, sources }) => [id, sources]));
}

/** The facts of each of these rows, in their order, with the state of their sources. */
export async function readFacts(
  tx: Tx,
  name: SubjectName,
  ids: readonly string[],
): Promise<Map<string, Claim[]>> {
  const column = Prisma.raw(`${KINDS[name]}_id`);
  const rows = await tx.$queryRaw<{ id: string; facts: Claim[] }[]>`
    SELECT f.${column}::text AS id, json_agg(json_build_object(
      'field', f.field, 'value', f.value, 'named', CASE ${Prisma.raw(NAMED)} END,
      'source', json_build_object('publisher', s.publisher, 'kind', s.kind, 'title', s.title,
        'url', s.url, 'date', s.date, 'via', s.via, 'isDateInferred', s.is_date_inferred,
        'slug', s.slug, 'state', s.state, 'stateOn', s.state_on, 'lastSeenOn', s.last_seen_on),
      'quote', f.quote, 'year', f.year, 'seenOn', f.seen_on, 'seenBy', f.seen_by,
      'personId', f.person_id, 'isVerified', f.is_verified, 'endedOn', f.ended_on
    ) ORDER BY f.place, f.field, f.ended_on, f.id) AS facts
    FROM facts f JOIN sources s ON s.id = f.source_id
    WHERE f.${column} = ANY(${ids}::uuid[])
      AND CASE ${Prisma.raw(NAMES_WHAT_IS_THERE)} ELSE true END GROUP BY f.${column}`;
  return new Map(rows.map(({ id, facts }) => [id, facts]));
}

/** In SQL, what the row `t` says of the field of the fact `f`, as facts have it. */
export function valueInRow(name: SubjectName): string {
  const kind = KINDS[name];
  const values = resources[name].fields.flatMap(({ name: field, factName, link }) => {
    if (!factName) return [];
    const linked =
      link &&
      `(SELECT jsonb_agg(${columnName(link.key)}) FROM ${kind}_${link.relation} WHERE ${kind}_id = t.id)`;
    return [`WHEN '${field}' THEN to_jsonb(${linked ?? `t.${columnName(field)}`})`];
  });
  return `CASE f.field ${values.join(' ')} END`;
}

/** On how many sources the row rests that has most of them. */
export async function mostSources(tx: Tx, name: SubjectName): Promise<number> {
  const column = Prisma.raw(`${KINDS[name]}_id`);
  const [row] = await tx.$queryRaw<{ most: number | null }[]>`
    SELECT max(sources)::int AS most FROM (
      SELECT count(DISTINCT source_id) AS sources FROM facts
      WHERE ${column} IS NOT NULL AND ended_on IS NULL GROUP BY ${column}) counted`;
  return row?.most ?? 0;
}

/**
 * What public rows say, each with the days on which it was last seen and last verified. What two
 * sources say differently, or was verified before its source changed, is verified by nobody.
 */
const publicValues = (fields = Prisma.sql`true`) => Prisma.sql`(
  SELECT coalesce(f.programme_id, f.establishment_id, f.call_id, f.university_id) AS subject,
    f.field, max(coalesce(f.seen_on, s.first_day)) AS seen_on,
    CASE WHEN min(jsonb_hash(f.value)) = max(jsonb_hash(f.value))
      THEN max(f.seen_on) FILTER (WHERE f.is_verified AND s.changed_on <= f.seen_on IS NOT FALSE)
      END AS verified_on
  FROM facts f JOIN (
    -- Once for each source, and not for each fact.
    SELECT id, left(date || '-01-01', 10)::date AS first_day,
      CASE state WHEN 'changed' THEN coalesce(state_on, current_date) END AS changed_on
    FROM sources WHERE state <> 'gone' OFFSET 0
  ) s ON s.id = f.source_id LEFT JOIN programmes p ON p.id = f.programme_id
  WHERE f.ended_on IS NULL AND ${fields} AND (f.programme_id IS NULL OR is_published(p.published_at, now()))
    AND ${Prisma.raw(ALL_NAME_WHAT_IS_THERE)}
  GROUP BY subject, f.field)`;

export function readSeenDays(tx: Pick<Tx, '$queryRaw'>): Promise<SeenDay[]> {
  return tx.$queryRaw`
    SELECT field, seen_on::text AS "seenOn", verified_on::text AS "verifiedOn",
      count(*)::int AS count
    FROM ${publicValues()} said GROUP BY field, seen_on, verified_on`;
}

export type SeenRow = { resource: SubjectName; id: string; name: string; fields: string[] };

/** The public rows of which these fields were last seen on these days. */
export function readRowsSeen(
  tx: Pick<Tx, '$queryRaw'>,
  days: readonly SeenDay[],
  most: number,
): Promise<SeenRow[]> {
  const areDue = Prisma.sql`f.field = ANY(${[...new Set(days.map(({ field }) => field))]}::text[])`;
  return tx.$queryRaw`
    SELECT CASE WHEN p.id IS NOT NULL THEN 'programmes' WHEN k.id IS NOT NULL THEN 'calls'
        WHEN e.id IS NOT NULL THEN 'establishments' ELSE 'universities' END AS resource,
      coalesce(p.id, k.id, e.id, u.id)::text AS id,
      coalesce(p.name, u.name, concat_ws(', ', coalesce(e.acronym, e.name), k.academic_year)) AS name,
      array_agg(DISTINCT said.field) AS fields
    FROM ${publicValues(areDue)} said
    JOIN jsonb_to_recordset(${JSON.stringify(days)}::jsonb) AS due (field text, "seenOn" date)
      ON due.field = said.field AND due."seenOn" = said.seen_on
    LEFT JOIN programmes p ON p.id = said.subject
    LEFT JOIN calls k ON k.id = said.subject
    LEFT JOIN establishments e ON e.id = coalesce(k.establishment_id, said.subject)
    LEFT JOIN universities u ON u.id = said.subject
    GROUP BY p.id, k.id, e.id, u.id ORDER BY 3, 2 LIMIT ${most}`;
}
