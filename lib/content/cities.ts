import 'server-only';
import { db } from '@/lib/db/connect/client';
import { cities } from '@/lib/entities/city';
import type { RowOf } from '@/lib/entities/entity';
import type { Prisma } from '@/prisma/generated/client';
import type { Slice } from './page';
import { publicSelect } from './reading/public-rows';

const select = publicSelect<Prisma.CitySelect>(cities);

export type City = RowOf<typeof cities>;

export type CityFilter = Slice & {
  where?: Prisma.CityWhereInput;
  orderBy?: Prisma.CityOrderByWithRelationInput[];
};

export function listCities(filter: CityFilter = {}): Promise<City[]> {
  const { where, orderBy, limit, offset } = filter;
  return db().city.findMany({
    where,
    orderBy: orderBy ?? [{ name: 'asc' }, { id: 'asc' }],
    take: limit,
    skip: offset,
    select,
  });
}

export function countCities(where?: Prisma.CityWhereInput): Promise<number> {
  return db().city.count({ where });
}

export async function getCity(slug: string): Promise<City | undefined> {
  return (await db().city.findUnique({ where: { slug }, select })) ?? undefined;
}

export async function getCityById(id: string): Promise<City | undefined> {
  return (await db().city.findUnique({ where: { id }, select })) ?? undefined;
}
