import 'server-only';
import { db } from '@/lib/db/connect/client';
import { publishedWhere } from '@/lib/entities/published';
import type { Prisma } from '@/prisma/generated/client';
import { type Filter, byName } from './page';

const select = (now: Date) =>
  ({
    id: true,
    name: true,
    slug: true,
    description: true,
    cityId: true,
    websiteUrl: true,
    programCount: true,
    status: true,
    recognisedYear: true,
    recognitionSource: true,
    recognitionToVerify: true,
    updatedAt: true,
    city: { select: { name: true, slug: true } },
    establishments: {
      select: {
        city: { select: { name: true, slug: true } },
        _count: { select: { programmes: { where: publishedWhere(now) } } },
      },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
    },
  }) satisfies Prisma.UniversitySelect;

type Row = Prisma.UniversityGetPayload<{ select: ReturnType<typeof select> }>;
type Place = { name: string; slug: string };

export type University = Omit<Row, 'city' | 'establishments'> & {
  cityName: string | null;
  citySlug: string | null;
  /** Its own city, then those of its establishments. */
  cities: Place[];
  /** Published masters of its establishments. */
  programmeCount: number;
};

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

function flatten({ city, establishments, ...row }: Row): University {
  const places = [city, ...establishments.map((one) => one.city)].filter((place) => place !== null);
  return {
    ...row,
    cityName: city?.name ?? null,
    citySlug: city?.slug ?? null,
    cities: [...new Map(places.map((place) => [place.slug, place])).values()],
    programmeCount: establishments.reduce((sum, { _count }) => sum + _count.programmes, 0),
  };
}
