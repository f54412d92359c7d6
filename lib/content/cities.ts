import 'server-only';
import { db } from '@/lib/db/connect/client';
import type { Prisma } from '@/prisma/generated/client';
import { type Filter, byName } from './page';

const select = {
  id: true,
  name: true,
  slug: true,
  description: true,
  updatedAt: true,
} satisfies Prisma.CitySelect;

export type City = Prisma.CityGetPayload<{ select: typeof select }>;

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
