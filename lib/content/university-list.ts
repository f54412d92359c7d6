import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { paging } from '@/lib/schemas/paging';
import { isSlug } from '@/lib/schemas/text';
import { listCities } from './cities';
import { countUniversities, listUniversities } from './universities';

const PAGE_SIZE = 24;

const ORDERS = {
  nom: [{ name: 'asc' }, { id: 'asc' }],
  programmes: [{ programCount: 'desc' }, { name: 'asc' }, { id: 'asc' }],
} satisfies Record<string, Prisma.UniversityOrderByWithRelationInput[]>;

/** Stands for every city that does not exist, because their lists are equally empty. */
const NO_CITY = '-';

export type UniversityChoice = { ville: string; tri: keyof typeof ORDERS };

export function universityChoice(params: Record<string, unknown>): UniversityChoice {
  const { ville, tri } = params;
  return {
    ville: typeof ville === 'string' && (isSlug(ville) || ville === NO_CITY) ? ville : '',
    tri: tri === 'programmes' ? tri : 'nom',
  };
}

export async function loadUniversityList({ ville, tri }: UniversityChoice, asked: number) {
  const where = ville ? { city: { slug: ville } } : undefined;
  const [total, cities] = await Promise.all([
    countUniversities(where),
    listCities({ where: { universities: { some: {} } } }),
  ]);
  const { page, pages, limit, offset } = paging(asked, total, PAGE_SIZE);
  const universities = await listUniversities({ where, orderBy: ORDERS[tri], limit, offset });
  return { universities, cities, total, page, pages };
}
