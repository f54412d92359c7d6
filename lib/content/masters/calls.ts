import 'server-only';
import { db } from '@/lib/db/connect/client';
import { readSources } from '@/lib/db/statements/fact-rows';
import { isRecruiting } from '@/lib/editorial/masters/recruitment';
import { type Call, calls } from '@/lib/entities/call';
import { NOT_RECRUITING } from '@/lib/entities/choices';
import { publishedWhere } from '@/lib/entities/published';
import { noticeOf } from '@/lib/facts/sources';
import type { Prisma } from '@/prisma/generated/client';
import { type Filter, readsOf } from '../reading/public-rows';

export type { Call };

const select = (now: Date) =>
  ({
    // The names of drafts are nobody's business.
    programmes: {
      where: { programme: recruiting(now) },
      select: { programme: { select: { name: true, slug: true } } },
      orderBy: { programme: { name: 'asc' } },
    },
    _count: { select: { programmes: true } },
  }) satisfies Prisma.CallSelect;

type Read = Prisma.CallGetPayload<{ select: ReturnType<typeof select> }>;

const { list, count } = readsOf(calls, {
  select,
  compute: ({ programmes, _count }: Read) => ({
    isForAll: _count.programmes === 0,
    programmes: programmes.map(({ programme }) => programme),
  }),
});

const LATEST_YEAR_FIRST: Prisma.CallOrderByWithRelationInput[] = [
  { academicYear: 'desc' },
  { closesOn: { sort: 'asc', nulls: 'last' } },
  { id: 'asc' },
];

export async function listCalls(filter: Filter<typeof calls> = {}): Promise<Call[]> {
  const rows = await list({ ...filter, orderBy: filter.orderBy ?? LATEST_YEAR_FIRST });
  const ids = rows.map(({ id }) => id);
  const sources = await readSources(db(), 'calls', ids);
  return rows.flatMap((row) => {
    const source = noticeOf(sources.get(row.id) ?? []);
    return source ? [{ ...row, source }] : [];
  });
}

export const countCalls = count;

type CalledFor = { id: string; slug: string; establishmentId: string; status: string };

/** Published, and taking students at all. */
export const recruiting = (now = new Date()) => ({
  ...publishedWhere(now),
  status: { notIn: [...NOT_RECRUITING] },
});

/** For readers: one that names only others is for nobody now, and would seem to be for all. */
export function shownCalls(now = new Date()): Prisma.CallWhereInput {
  return {
    OR: [{ programmes: { none: {} } }, { programmes: { some: { programme: recruiting(now) } } }],
  };
}

/** A call that names no master is for all of its establishment. */
export function callsFor(master: Prisma.ProgrammeWhereInput): Prisma.CallWhereInput {
  return {
    OR: [
      { programmes: { some: { programme: master } } },
      { programmes: { none: {} }, establishment: { programmes: { some: master } } },
    ],
  };
}

export async function listCallsFor(master: CalledFor): Promise<Call[]> {
  const { id, establishmentId, status } = master;
  if (!isRecruiting(status)) return [];
  return listCalls({ where: { establishmentId, ...callsFor({ id }) } });
}

/** In the order of the masters, which must be published: a call names no others. */
export async function listCallsOfEach(masters: readonly CalledFor[]): Promise<Call[][]> {
  if (masters.length === 0) return [];
  const places = new Set(masters.map(({ establishmentId }) => establishmentId));
  const all = await listCalls({ where: { establishmentId: { in: [...places] } } });
  return masters.map(callsOfEach(all));
}

/** Which of these calls, in their order, are for a master: those of its place that name it, or none. */
export function callsOfEach(all: readonly Call[]): (master: CalledFor) => Call[] {
  const byPlace = Map.groupBy(all, ({ establishmentId }) => establishmentId);
  return ({ slug, establishmentId, status }) =>
    (isRecruiting(status) ? (byPlace.get(establishmentId) ?? []) : []).filter(
      ({ isForAll, programmes }) => isForAll || programmes.some((one) => one.slug === slug),
    );
}

/** The usual order, for calls that were read in another one. */
export function byYear(one: Call, other: Call): number {
  const key = ({ closesOn, id }: Call) => `${closesOn ?? 'z'} ${id}`;
  return (
    Number(other.academicYear > one.academicYear) - Number(other.academicYear < one.academicYear) ||
    (key(one) < key(other) ? -1 : 1)
  );
}
