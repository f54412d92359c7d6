import 'server-only';
import { db } from '@/lib/db/connect/client';
import { isRecruiting } from '@/lib/editorial/masters/recruitment';
import { dayOf } from '@/lib/french/dates';
import { NOT_RECRUITING } from '@/lib/entities/choices';
import { publishedWhere } from '@/lib/entities/published';
import type { Notice } from '@/lib/entities/source';
import type { Prisma } from '@/prisma/generated/client';
import type { Slice } from '../page';

const select = (now: Date) =>
  ({
    id: true,
    slug: true,
    establishmentId: true,
    academicYear: true,
    opensOn: true,
    closesOn: true,
    applyUrl: true,
    note: true,
    source: true,
    updatedAt: true,
    establishment: {
      select: {
        name: true,
        acronym: true,
        slug: true,
        applyUrl: true,
        university: { select: { name: true, slug: true } },
        city: { select: { name: true, slug: true } },
      },
    },
    // The names of drafts are nobody's business.
    programmes: {
      where: { programme: recruiting(now) },
      select: { programme: { select: { name: true, slug: true } } },
      orderBy: { programme: { name: 'asc' } },
    },
    _count: { select: { programmes: true } },
  }) satisfies Prisma.CallSelect;

type Row = Prisma.CallGetPayload<{ select: ReturnType<typeof select> }>;

export type Call = Pick<
  Row,
  'id' | 'slug' | 'establishmentId' | 'academicYear' | 'applyUrl' | 'note' | 'updatedAt'
> & {
  /** Days such as 2026-09-15. */
  opensOn: string | null;
  closesOn: string | null;
  source: Notice;
  establishmentName: string;
  establishmentAcronym: string | null;
  establishmentSlug: string;
  establishmentApplyUrl: string | null;
  universityName: string;
  universitySlug: string;
  cityName: string | null;
  citySlug: string | null;
  isForAll: boolean;
  programmes: { name: string; slug: string }[];
};

export type CallFilter = Slice & {
  where?: Prisma.CallWhereInput;
  orderBy?: Prisma.CallOrderByWithRelationInput[];
};

export async function listCalls(filter: CallFilter = {}): Promise<Call[]> {
  const { where, orderBy, limit, offset } = filter;
  const rows = await db().call.findMany({
    where,
    orderBy: orderBy ?? [
      { academicYear: 'desc' },
      { closesOn: { sort: 'asc', nulls: 'last' } },
      { id: 'asc' },
    ],
    take: limit,
    skip: offset,
    select: select(new Date()),
  });
  return rows.map(flatten);
}

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
  const calls = await listCalls({ where: { establishmentId: { in: [...places] } } });
  return masters.map(callsOfEach(calls));
}

/** Which of these calls, in their order, are for a master: those of its place that name it, or none. */
export function callsOfEach(calls: readonly Call[]): (master: CalledFor) => Call[] {
  const byPlace = new Map<string, Call[]>();
  for (const call of calls) {
    const known = byPlace.get(call.establishmentId);
    if (known) known.push(call);
    else byPlace.set(call.establishmentId, [call]);
  }
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

export function countCalls(where?: Prisma.CallWhereInput): Promise<number> {
  return db().call.count({ where });
}

function flatten({ establishment, programmes, _count, ...row }: Row): Call {
  const { university, city } = establishment;
  return {
    ...row,
    opensOn: dayOf(row.opensOn),
    closesOn: dayOf(row.closesOn),
    source: row.source as Notice,
    establishmentName: establishment.name,
    establishmentAcronym: establishment.acronym,
    establishmentSlug: establishment.slug,
    establishmentApplyUrl: establishment.applyUrl,
    universityName: university.name,
    universitySlug: university.slug,
    cityName: city?.name ?? null,
    citySlug: city?.slug ?? null,
    isForAll: _count.programmes === 0,
    programmes: programmes.map(({ programme }) => programme),
  };
}
