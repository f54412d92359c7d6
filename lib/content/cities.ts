import 'server-only';
import { db } from '@/lib/db/connect/client';
import { cities } from '@/lib/entities/city';
import type { RowOf } from '@/lib/entities/entity';
import type { Prisma } from '@/prisma/generated/client';
import { type Filter, byName } from './page';
import { publicSelect } from './reading/public-rows';

const select = publicSelect<Prisma.CitySelect>(cities);

export type City = RowOf<typeof cities>;

type CityFilter = Filter<Prisma.CityWhereInput, Prisma.CityOrderByWithRelationInput>;

export function listCities(filter: CityFilter = {}): Promise<City[]> {
  return db().city.findMany({
    ...byName(filter),
    select,
  });
}

export async function getCity(slug: string): Promise<City | undefined> {
  return (await db().city.findUnique({ where: { slug }, select })) ?? undefined;
}

export async function getCityById(id: string): Promise<City | undefined> {
  return (await db().city.findUnique({ where: { id }, select })) ?? undefined;
}
