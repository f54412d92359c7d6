import 'server-only';
import { db } from '@/lib/db/connect/client';
import { dayOf } from '@/lib/french/dates';
import { publishedWhere } from '@/lib/resources/published';
import type { Notice } from '@/lib/schemas/masters/source';
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
        university: { select: { name: true, slug: true } },
        city: { select: { name: true, slug: true } },
      },
    },
    // The names of drafts are nobody's business.
    programmes: {
      where: { programme: publishedWhere(now) },
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

type CalledFor = { id: string; slug: string; establishmentId: string };

/** A call that names no master is for all of its establishment. */
export function callsFor(master: Prisma.ProgrammeWhereInput): Prisma.CallWhereInput {
  return {
    OR: [
      { programmes: { some: { programme: master } } },
      { programmes: { none: {} }, establishment: { programmes: { some: master } } },
    ],
  };
}

export async function listCallsFor(masters: readonly CalledFor[]): Promise<Call[]> {
  if (masters.length === 0) return [];
  const places = new Set(masters.map(({ establishmentId }) => establishmentId));
  const isOne: Prisma.ProgrammeWhereInput = { id: { in: masters.map(({ id }) => id) } };
  return listCalls({ where: { establishmentId: { in: [...places] }, ...callsFor(isOne) } });
}

/** In the order of the masters, which must be published: a call names no others. */
export async function listCallsOfEach(masters: readonly CalledFor[]): Promise<Call[][]> {
  const byPlace = new Map(masters.map(({ establishmentId }) => [establishmentId, [] as Call[]]));
  for (const call of await listCallsFor(masters)) byPlace.get(call.establishmentId)?.push(call);
  return masters.map(({ slug, establishmentId }) =>
    (byPlace.get(establishmentId) ?? []).filter(
      ({ isForAll, programmes }) => isForAll || programmes.some((one) => one.slug === slug),
    ),
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
    universityName: university.name,
    universitySlug: university.slug,
    cityName: city?.name ?? null,
    citySlug: city?.slug ?? null,
    isForAll: _count.programmes === 0,
    programmes: programmes.map(({ programme }) => programme),
  };
}
