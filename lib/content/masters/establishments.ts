import 'server-only';
import type { RowOf } from '@/lib/entities/entity';
import { establishments } from '@/lib/entities/establishment';
import { publishedWhere } from '@/lib/entities/published';
import { db } from '@/lib/db/connect/client';
import type { Prisma } from '@/prisma/generated/client';
import { type Filter, byName } from '../page';
import { publicRow, publicSelect } from '../reading/public-rows';

const select = (now: Date) =>
  ({
    ...publicSelect<Prisma.EstablishmentSelect>(establishments),
    _count: { select: { programmes: { where: publishedWhere(now) } } },
  }) satisfies Prisma.EstablishmentSelect;

type Row = { _count: { programmes: number } };
export type Establishment = RowOf<typeof establishments>;

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

function flatten({ _count, ...row }: Row): Establishment {
  return { ...publicRow(establishments, row), programmeCount: _count.programmes };
}
