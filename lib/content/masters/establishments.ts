import 'server-only';
import { publishedWhere } from '@/lib/entities/published';
import { db } from '@/lib/db/connect/client';
import type { Prisma } from '@/prisma/generated/client';
import { type Filter, byName } from '../page';

/** Internal notes are for staff, so no read of this room selects them. */
const select = (now: Date) =>
  ({
    id: true,
    name: true,
    acronym: true,
    slug: true,
    type: true,
    description: true,
    universityId: true,
    cityId: true,
    websiteUrl: true,
    applyUrl: true,
    updatedAt: true,
    university: { select: { name: true, slug: true, status: true } },
    city: { select: { name: true, slug: true } },
    _count: { select: { programmes: { where: publishedWhere(now) } } },
  }) satisfies Prisma.EstablishmentSelect;

type Row = Prisma.EstablishmentGetPayload<{ select: ReturnType<typeof select> }>;

export type Establishment = Omit<Row, 'university' | 'city' | '_count'> & {
  universityName: string;
  universitySlug: string;
  universityStatus: string | null;
  cityName: string | null;
  citySlug: string | null;
  /** Published masters. */
  programmeCount: number;
};

type EstablishmentFilter = Filter<
  Prisma.EstablishmentWhereInput,
  Prisma.EstablishmentOrderByWithRelationInput
>;

export async function listEstablishments(
  filter: EstablishmentFilter = {},
): Promise<Establishment[]> {
  const rows = await db().establishment.findMany({
    ...byName(filter),
    select: select(new Date()),
  });
  return rows.map(flatten);
}

export type PlaceGroup = { university: string; places: { slug: string; name: string }[] };

/** Every establishment by its short name, under its university. */
export async function listPlaces(): Promise<PlaceGroup[]> {
  const groups = new Map<string, PlaceGroup['places']>();
  for (const { slug, name, acronym, universityName } of await listEstablishments()) {
    const place = { slug, name: acronym ?? name };
    groups.set(universityName, [...(groups.get(universityName) ?? []), place]);
  }
  const french = new Intl.Collator('fr');
  return [...groups]
    .map(([university, places]) => ({
      university,
      places: places.sort((one, other) => french.compare(one.name, other.name)),
    }))
    .sort((one, other) => french.compare(one.university, other.university));
}

export function countEstablishments(where?: Prisma.EstablishmentWhereInput): Promise<number> {
  return db().establishment.count({ where });
}

export async function getEstablishment(slug: string): Promise<Establishment | undefined> {
  const row = await db().establishment.findUnique({ where: { slug }, select: select(new Date()) });
  return row ? flatten(row) : undefined;
}

function flatten({ university, city, _count, ...row }: Row): Establishment {
  return {
    ...row,
    universityName: university.name,
    universitySlug: university.slug,
    universityStatus: university.status,
    cityName: city?.name ?? null,
    citySlug: city?.slug ?? null,
    programmeCount: _count.programmes,
  };
}
