import 'server-only';
import { db } from '@/lib/db/connect/client';
import type { Prisma } from '@/prisma/generated/client';
import type { Slice } from './page';

const select = {
  id: true,
  name: true,
  slug: true,
  description: true,
  cityId: true,
  websiteUrl: true,
  programCount: true,
  updatedAt: true,
  city: { select: { name: true, slug: true } },
} satisfies Prisma.UniversitySelect;

type Row = Prisma.UniversityGetPayload<{ select: typeof select }>;

export type University = Omit<Row, 'city'> & { cityName: string | null; citySlug: string | null };

export type UniversityFilter = Slice & {
  where?: Prisma.UniversityWhereInput;
  orderBy?: Prisma.UniversityOrderByWithRelationInput[];
};

export async function listUniversities(filter: UniversityFilter = {}): Promise<University[]> {
  const { where, orderBy, limit, offset } = filter;
  const rows = await db().university.findMany({
    where,
    orderBy: orderBy ?? [{ name: 'asc' }, { id: 'asc' }],
    take: limit,
    skip: offset,
    select,
  });
  return rows.map(flatten);
}

export function countUniversities(where?: Prisma.UniversityWhereInput): Promise<number> {
  return db().university.count({ where });
}

export async function getUniversity(slug: string): Promise<University | undefined> {
  const row = await db().university.findUnique({ where: { slug }, select });
  return row ? flatten(row) : undefined;
}

function flatten({ city, ...row }: Row): University {
  return { ...row, cityName: city?.name ?? null, citySlug: city?.slug ?? null };
}
