import { Prisma } from '@/prisma/generated/client';
import type { Fact, Source } from '@/lib/entities/evidence';
import { KINDS } from '@/lib/entities/resource';
import { dayOf } from '@/lib/french/dates';
import { sourceKey } from '@/lib/facts/address';
import type { Claim } from '@/lib/facts/claims';
import type { SeenDay } from '@/lib/facts/figures';

type Tx = Prisma.TransactionClient;

/** What can have facts. */
export type SubjectName = 'programmes' | 'establishments' | 'calls' | 'universities';

const SOURCE_COLUMNS = {
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
    source: { select: SOURCE_COLUMNS },
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
 * Makes the facts of each of these rows what is given; of two that are one, the last. A source that is there already keeps what is
 * said of it, but where the row rested on it before: then whoever saves the row says it anew.
 */
export async function writeFacts(
  tx: Tx,
  name: SubjectName,
  subjects: readonly Subject[],
): Promise<void> {
  const column = Prisma.raw(`${KINDS[name]}_id`);
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
  await putSources(tx, sources);
  const given = JSON.stringify(changed.flatMap(rowsOfSubject));
  const facts = Prisma.sql`(
    SELECT DISTINCT ON (subject, field, s.id, value, "endedOn") given.*, s.id AS source_id
    FROM jsonb_to_recordset(${given}::jsonb) AS given (
      subject uuid, key text, at integer, place integer, field text, value jsonb, quote text, year text,
      "seenOn" date, "seenBy" text, "personId" uuid, "isVerified" boolean, "endedOn" date)
    JOIN sources s ON md5(source_key(s.url, s.publisher, s.title)) = md5(given.key)
    ORDER BY subject, field, s.id, value, "endedOn", at DESC)`;
  const ids = changed.map(({ id }) => id);
  await tx.$executeRaw`
    DELETE FROM facts f WHERE f.${column} = ANY(${ids}::uuid[]) AND (f.ended_on IS NOT NULL
      OR NOT EXISTS (SELECT FROM ${facts} g WHERE g.subject = f.${column} AND g.field = f.field
        AND g.source_id = f.source_id AND g.value = f.value AND g."endedOn" IS NULL))`;
  await tx.$executeRaw`
    INSERT INTO facts (${column}, source_id, place, field, value, quote, year, seen_on, seen_by,
      person_id, is_verified, ended_on)
    SELECT subject, source_id, place, field, value, quote, year, "seenOn", "seenBy", "personId",
      "isVerified", "endedOn" FROM ${facts} g
    ON CONFLICT (coalesce(programme_id, establishment_id, call_id, university_id), field,
        source_id, md5(value::text)) WHERE ended_on IS NULL
      DO UPDATE SET place = excluded.place, quote = excluded.quote, year = excluded.year,
        seen_on = excluded.seen_on, seen_by = excluded.seen_by, person_id = excluded.person_id,
        is_verified = excluded.is_verified`;
}

function rowsOfSubject({ id, facts }: Subject) {
  const keys = [...new Set(facts.map(({ source }) => sourceKey(source)))];
  return facts.map(({ source, ...fact }, at) => {
    const key = sourceKey(source);
    return { ...fact, key, subject: id, at, place: Math.min(keys.indexOf(key), LAST_PLACE) };
  });
}

/** As the table allows. Living facts have few sources; past ones need no order. */
const LAST_PLACE = 99;

type Given = Fact['source'] & { isOwn?: boolean };

/**
 * In one order, so that two who add the same sources wait for each other and never deadlock. Those
 * that are there are held, so that nobody deletes them before something rests on them.
 */
export async function putSources(tx: Tx, sources: readonly Given[]): Promise<void> {
  await tx.$executeRaw`
    SELECT FROM sources WHERE md5(source_key(url, publisher, title)) IN (
      SELECT md5(key) FROM unnest(${sources.map(sourceKey)}::text[]) key)
    ORDER BY id FOR KEY SHARE`;
  await tx.$executeRaw`
    INSERT INTO sources (slug, publisher, kind, title, url, date, via, is_date_inferred)
    SELECT source_slug(url, publisher, title), publisher, kind, title, url, date, via,
      "isDateInferred" FROM (
      SELECT DISTINCT ON (source_key(url, publisher, title)) *
      FROM jsonb_to_recordset(${JSON.stringify(sources)}::jsonb) AS given (
        publisher text, kind text, title text, url text, date text, via text,
        "isDateInferred" boolean)
      ORDER BY source_key(url, publisher, title), date DESC NULLS LAST, title
    ) given ORDER BY source_key(url, publisher, title)
    ON CONFLICT (md5(source_key(url, publisher, title))) DO NOTHING`;
  const own = sources.filter(({ isOwn }) => isOwn);
  if (own.length === 0) return;
  await tx.$executeRaw`
    UPDATE sources s SET publisher = given.publisher, kind = given.kind, title = given.title,
      url = given.url, date = given.date, via = given.via,
      is_date_inferred = given."isDateInferred", updated_at = now()
    FROM jsonb_to_recordset(${JSON.stringify(own)}::jsonb) AS given (
      publisher text, kind text, title text, url text, date text, via text,
      "isDateInferred" boolean)
    WHERE md5(source_key(s.url, s.publisher, s.title))
        = md5(source_key(given.url, given.publisher, given.title))
      AND (s.publisher, s.kind, s.title, s.url, s.date, s.via, s.is_date_inferred)
        IS DISTINCT FROM (given.publisher, given.kind, given.title, given.url, given.date,
          given.via, given."isDateInferred")`;
}

/** What sources said of a row that another takes the place of, they say of that one. */
export async function moveFacts(
  tx: Tx,
  name: SubjectName,
  field: string,
  rows: readonly { id: string; before: unknown; value: unknown }[],
): Promise<void> {
  await tx.$executeRaw`
    UPDATE facts f SET value = given.value
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given (id uuid, before jsonb, value jsonb)
    WHERE f.${Prisma.raw(`${KINDS[name]}_id`)} = given.id AND f.field = ${field}
      AND f.value = given.before AND jsonb_typeof(given.value) <> 'null'`;
}

export type PastExam = {
  establishmentId: string;
  programmeId: string | null;
  session: string;
  format?: string;
  duration?: string;
  heldOn?: string;
  subjects?: string;
  isBeforeReform: boolean;
  source: Fact['source'];
};

export async function writePastExams(tx: Tx, exams: readonly PastExam[]): Promise<void> {
  await putSources(
    tx,
    exams.map(({ source }) => source),
  );
  const rows = exams.map(({ source, ...exam }) => ({ ...exam, key: sourceKey(source) }));
  await tx.$executeRaw`
    INSERT INTO past_exams (establishment_id, programme_id, session, format, duration, held_on,
      subjects, is_before_reform, source_id)
    SELECT given."establishmentId", given."programmeId", given.session, given.format,
      given.duration, given."heldOn", given.subjects, given."isBeforeReform", s.id
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given (
      "establishmentId" uuid, "programmeId" uuid, session text, format text, duration text,
      "heldOn" text, subjects text, "isBeforeReform" boolean, key text)
    JOIN sources s ON md5(source_key(s.url, s.publisher, s.title)) = md5(given.key)`;
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

/** What was asked at one establishment, or for one master, is told of the other. */
export async function moveExams(tx: Tx, id: string, into: string): Promise<void> {
  const { pastExam } = tx;
  await pastExam.updateMany({ where: { establishmentId: id }, data: { establishmentId: into } });
  await pastExam.updateMany({ where: { programmeId: id }, data: { programmeId: into } });
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
      'field', f.field, 'value', f.value,
      'source', json_build_object('publisher', s.publisher, 'kind', s.kind, 'title', s.title,
        'url', s.url, 'date', s.date, 'via', s.via, 'isDateInferred', s.is_date_inferred,
        'slug', s.slug, 'state', s.state, 'stateOn', s.state_on, 'lastSeenOn', s.last_seen_on),
      'quote', f.quote, 'year', f.year, 'seenOn', f.seen_on, 'seenBy', f.seen_by,
      'personId', f.person_id, 'isVerified', f.is_verified, 'endedOn', f.ended_on
    ) ORDER BY f.place, f.field, f.ended_on, f.id) AS facts
    FROM facts f JOIN sources s ON s.id = f.source_id
    WHERE f.${column} = ANY(${ids}::uuid[]) GROUP BY f.${column}`;
  return new Map(rows.map(({ id, facts }) => [id, facts]));
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

/** What public rows say, each with the days on which it was last seen and last verified. */
const publicValues = Prisma.sql`(
  SELECT f.programme_id, f.establishment_id, f.call_id, f.university_id, f.field,
    max(coalesce(f.seen_on::text, left(s.date || '-01-01', 10))) AS seen_on,
    max(f.seen_on::text) FILTER (WHERE f.is_verified) AS verified_on
  FROM facts f JOIN sources s ON s.id = f.source_id LEFT JOIN programmes p ON p.id = f.programme_id
  WHERE f.ended_on IS NULL AND s.state <> 'gone'
    AND (f.programme_id IS NULL OR is_published(p.published_at, now()))
  GROUP BY f.programme_id, f.establishment_id, f.call_id, f.university_id, f.field)`;

export function readSeenDays(tx: Pick<Tx, '$queryRaw'>): Promise<SeenDay[]> {
  return tx.$queryRaw`
    SELECT field, seen_on AS "seenOn", verified_on AS "verifiedOn", count(*)::int AS count
    FROM ${publicValues} said GROUP BY field, seen_on, verified_on`;
}

export type SeenRow = { resource: SubjectName; id: string; name: string; fields: string[] };

/** The public rows of which these fields were last seen on these days. */
export function readRowsSeen(
  tx: Pick<Tx, '$queryRaw'>,
  days: readonly SeenDay[],
  most: number,
): Promise<SeenRow[]> {
  return tx.$queryRaw`
    SELECT CASE WHEN p.id IS NOT NULL THEN 'programmes' WHEN k.id IS NOT NULL THEN 'calls'
        WHEN e.id IS NOT NULL THEN 'establishments' ELSE 'universities' END AS resource,
      coalesce(p.id, k.id, e.id, u.id)::text AS id,
      coalesce(p.name, u.name, concat_ws(', ', coalesce(e.acronym, e.name), k.academic_year)) AS name,
      array_agg(DISTINCT said.field) AS fields
    FROM ${publicValues} said
    JOIN jsonb_to_recordset(${JSON.stringify(days)}::jsonb) AS due (field text, "seenOn" text)
      ON due.field = said.field AND due."seenOn" = said.seen_on
    LEFT JOIN programmes p ON p.id = said.programme_id
    LEFT JOIN calls k ON k.id = said.call_id
    LEFT JOIN establishments e ON e.id = coalesce(said.establishment_id, k.establishment_id)
    LEFT JOIN universities u ON u.id = said.university_id
    GROUP BY p.id, k.id, e.id, u.id ORDER BY 3, 2 LIMIT ${most}`;
}
