import 'server-only';
import { db } from '@/lib/db/connect/client';
import { publishedWhere } from '@/lib/entities/published';
import type { KnownSource } from '@/lib/facts/claims';
import { dayOf } from '@/lib/french/dates';
import { paths } from '@/lib/paths';
import { shownCalls } from './calls';

/** The most that one page tells of a source. */
const FACTS = 2000;

/** A row that rests on the source, and which of its fields do. */
type Resting = { name: string; path: string; fields: string[] };

export type SourcePage = KnownSource & {
  title: string | null;
  resting: Resting[];
  /** How many of its facts the page does not tell. */
  untold: number;
  exams: number;
  rules: string[];
};

const place = {
  select: { name: true, acronym: true, slug: true, university: { select: { slug: true } } },
} as const;

/** Undefined for what nothing public rests on: drafts are nobody's business. */
export async function getSourcePage(slug: string): Promise<SourcePage | undefined> {
  const now = new Date();
  const where = {
    endedOn: null,
    OR: [
      { programme: publishedWhere(now) },
      { call: shownCalls(now) },
      { establishmentId: { not: null } },
      { universityId: { not: null } },
    ],
  };
  const source = await db().source.findUnique({
    where: { slug },
    include: {
      facts: {
        where,
        select: {
          field: true,
          programme: { select: { name: true, slug: true, establishment: place } },
          establishment: place,
          university: { select: { name: true, slug: true } },
          call: { select: { academicYear: true, establishment: place } },
        },
        orderBy: [{ programmeId: 'asc' }, { establishmentId: 'asc' }, { field: 'asc' }],
        take: FACTS,
      },
      rules: { select: { text: true } },
      _count: { select: { pastExams: true, facts: { where } } },
    },
  });
  if (!source) return undefined;
  const { facts, rules, _count, ...row } = source;
  if (facts.length + rules.length + _count.pastExams === 0) return undefined;
  return {
    ...(row as Omit<KnownSource, 'stateOn' | 'lastSeenOn'>),
    stateOn: dayOf(row.stateOn),
    lastSeenOn: dayOf(row.lastSeenOn),
    resting: grouped(facts.map((fact) => ({ ...subjectOf(fact), field: fact.field }))),
    untold: _count.facts - facts.length,
    exams: _count.pastExams,
    rules: rules.map(({ text }) => text),
  };
}

type Named = { name: string; slug: string };
type Place = Named & { acronym: string | null; university: { slug: string } };
type Subject = {
  programme: (Named & { establishment: Place }) | null;
  establishment: Place | null;
  university: Named | null;
  call: { academicYear: string; establishment: Place } | null;
};

function subjectOf({ programme, establishment, university, call }: Subject) {
  if (programme) {
    const { name, slug } = programme;
    return { name: `${name}, ${shortOf(programme.establishment)}`, path: paths.master(slug) };
  }
  if (university) return { name: university.name, path: paths.university(university.slug) };
  const of = establishment ?? call?.establishment;
  if (!of) return { name: '', path: paths.masters };
  return {
    name: call ? `${shortOf(of)}, avis ${call.academicYear}` : of.name,
    path: paths.establishment(of.university.slug, of.slug),
  };
}

const shortOf = ({ acronym, name }: Place) => acronym ?? name;

function grouped(facts: readonly (Omit<Resting, 'fields'> & { field: string })[]): Resting[] {
  return [...Map.groupBy(facts, ({ name, path }) => name + path).values()]
    .flatMap((all) => {
      const fields = [...new Set(all.map(({ field }) => field))];
      return all.slice(0, 1).map(({ name, path }) => ({ name, path, fields }));
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'fr'));
}
