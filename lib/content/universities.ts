import 'server-only';
import type { RowOf } from '@/lib/entities/entity';
import { universities } from '@/lib/entities/university';
import { publishedWhere } from '@/lib/entities/published';
import type { Prisma } from '@/prisma/generated/client';
import { readsOf } from './reading/public-rows';

const PLACE = { select: { name: true, slug: true } } as const;

const select = (now: Date) =>
  ({
    city: PLACE,
    establishments: {
      select: {
        city: PLACE,
        _count: { select: { programmes: { where: publishedWhere(now) } } },
      },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
    },
  }) satisfies Prisma.UniversitySelect;

type Read = Prisma.UniversityGetPayload<{ select: ReturnType<typeof select> }>;

export type University = RowOf<typeof universities>;

const { list, get } = readsOf(universities, {
  select,
  /** Its own city comes first, then those of its establishments. */
  compute({ city, establishments }: Read) {
    const cities = [city, ...establishments.map((establishment) => establishment.city)];
    const places = cities.filter((place) => place !== null);
    return {
      cities: [...new Map(places.map((place) => [place.slug, place])).values()],
      programmeCount: establishments.reduce((sum, { _count }) => sum + _count.programmes, 0),
    };
  },
});

export const listUniversities = list;
export const getUniversity = (slug: string) => get({ slug });

/** It stands where its presidency is, and wherever it has an establishment. */
export function standsIn(city: Prisma.CityWhereInput): Prisma.UniversityWhereInput {
  return { OR: [{ city }, { establishments: { some: { city } } }] };
}
