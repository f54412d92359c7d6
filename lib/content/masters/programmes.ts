import 'server-only';
import { db } from '@/lib/db/connect/client';
import { dayOf } from '@/lib/french/dates';
import type { Source } from '@/lib/entities/source';
import type { Prisma } from '@/prisma/generated/client';
import { type Reader, type Slice, visibleTo } from '../page';

const select = {
  id: true,
  name: true,
  originalTitle: true,
  slug: true,
  kind: true,
  establishmentId: true,
  languages: true,
  rhythm: true,
  semesters: true,
  admission: true,
  admissionModes: true,
  requirements: true,
  feeFree: true,
  feeAmount: true,
  feePer: true,
  feeYear: true,
  feeApproximate: true,
  officialUrl: true,
  status: true,
  sources: true,
  verifiedOn: true,
  publishedAt: true,
  updatedAt: true,
  categories: {
    select: { category: { select: { id: true, name: true, slug: true, color: true } } },
    orderBy: { category: { name: 'asc' } },
  },
  establishment: {
    select: {
      name: true,
      acronym: true,
      slug: true,
      type: true,
      applyUrl: true,
      university: { select: { name: true, slug: true, status: true } },
      city: { select: { name: true, slug: true } },
    },
  },
} satisfies Prisma.ProgrammeSelect;

type Row = Prisma.ProgrammeGetPayload<{ select: typeof select }>;
type Category = Row['categories'][number]['category'];

export type Programme = Omit<
  Row,
  'categories' | 'establishment' | 'sources' | 'verifiedOn' | 'publishedAt'
> & {
  publishedAt: Date | null;
  sources: Source[];
  /** A day such as 2026-09-15. */
  verifiedOn: string | null;
  categoryIds: string[];
  categories: Category[];
  establishmentName: string;
  establishmentAcronym: string | null;
  establishmentSlug: string;
  establishmentType: string;
  establishmentApplyUrl: string | null;
  universityName: string;
  universitySlug: string;
  universityStatus: string | null;
  cityName: string | null;
  citySlug: string | null;
};

export type ProgrammeFilter = Slice & {
  reader?: Reader;
  where?: Prisma.ProgrammeWhereInput;
  orderBy?: Prisma.ProgrammeOrderByWithRelationInput[];
};

export async function listProgrammes(filter: ProgrammeFilter = {}): Promise<Programme[]> {
  const { reader = 'visitor', where, orderBy = BY_NAME, limit, offset } = filter;
  const visible = { AND: [visibleTo(reader), where ?? {}] };
  const window = { where: visible, orderBy, take: limit, skip: offset };
  // Names of other rows would be looked up for every row that is skipped as well.
  const rows = offset
    ? await db().programme.findMany({
        where: { id: { in: await idsOf(window) } },
        orderBy,
        select,
      })
    : await db().programme.findMany({ ...window, select });
  return rows.map(flatten);
}

const BY_NAME: Prisma.ProgrammeOrderByWithRelationInput[] = [{ name: 'asc' }, { id: 'asc' }];

async function idsOf(window: Prisma.ProgrammeFindManyArgs): Promise<string[]> {
  const rows = await db().programme.findMany({ ...window, select: { id: true } });
  return rows.map(({ id }) => id);
}

/** Those that are published of some ids, as the ids stand. */
export async function listProgrammesInOrder(ids: readonly string[]): Promise<Programme[]> {
  if (ids.length === 0) return [];
  const rows = await listProgrammes({ where: { id: { in: [...ids] } } });
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

export function countProgrammes(where: Prisma.ProgrammeWhereInput = {}): Promise<number> {
  return db().programme.count({ where: { AND: [visibleTo('visitor'), where] } });
}

export async function getProgramme(slug: string, reader?: Reader): Promise<Programme | undefined> {
  const where = { slug, ...visibleTo(reader ?? 'visitor') };
  const row = await db().programme.findFirst({ where, select });
  return row ? flatten(row) : undefined;
}

function flatten({ categories, establishment, sources, verifiedOn, ...row }: Row): Programme {
  const { university, city } = establishment;
  return {
    ...row,
    sources: sources as Source[],
    verifiedOn: dayOf(verifiedOn),
    categoryIds: categories.map(({ category }) => category.id),
    categories: categories.map(({ category }) => category),
    establishmentName: establishment.name,
    establishmentAcronym: establishment.acronym,
    establishmentSlug: establishment.slug,
    establishmentType: establishment.type,
    establishmentApplyUrl: establishment.applyUrl,
    universityName: university.name,
    universitySlug: university.slug,
    universityStatus: university.status,
    cityName: city?.name ?? null,
    citySlug: city?.slug ?? null,
  };
}
