import 'server-only';
import { db } from '@/lib/db/connect/client';
import type { RowOf } from '@/lib/entities/entity';
import { universities } from '@/lib/entities/university';
import { publishedWhere } from '@/lib/entities/published';
import type { Prisma } from '@/prisma/generated/client';
import { type Filter, byName } from './page';
import { publicRow, publicSelect } from './reading/public-rows';

const PLACE = { name: true, slug: true } as const;

const select = (now: Date) =>
  ({
    ...publicSelect<Prisma.UniversitySelect>(universities),
    city: { select: PLACE },
    establishments: {
      select: {
        city: { select: PLACE },
        _count: { select: { programmes: { where: publishedWhere(now) } } },
      },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
    },
  }) satisfies Prisma.UniversitySelect;

type Row = Prisma.UniversityGetPayload<{
  select: Pick<ReturnType<typeof select>, 'city' | 'establishments'>;
}>;

export type University = RowOf<typeof universities>;

type UniversityFilter = Filter<
  Prisma.UniversityWhereInput,
  Prisma.UniversityOrderByWithRelationInput
>;

export async function listUniversities(filter: UniversityFilter = {}): Promise<University[]> {
  const rows = await db().university.findMany({
    ...byName(filter),
    select: select(new Date()),
  });
  return rows.map(flatten);
}

export async function getUniversity(slug: string): Promise<University | undefined> {
  const row = await db().university.findUnique({ where: { slug }, select: select(new Date()) });
  return row ? flatten(row) : undefined;
}

/** It stands where its presidency is, and wherever it has an establishment. */
export function standsIn(city: Prisma.CityWhereInput): Prisma.UniversityWhereInput {
  return { OR: [{ city }, { establishments: { some: { city } } }] };
}

/** Its own city comes first, then those of its establishments. */
function flatten({ establishments, ...row }: Row): University {
  const cities = [row.city, ...establishments.map(({ city }) => city)];
  const places = cities.filter((place) => place !== null);
  return {
    ...publicRow(universities, row),
    cities: [...new Map(places.map((place) => [place.slug, place])).values()],
    programmeCount: establishments.reduce((sum, { _count }) => sum + _count.programmes, 0),
  };
}
