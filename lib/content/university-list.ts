import 'server-only';
import { db } from '@/lib/db/connect/client';
import { PUBLIC_STATUSES } from '@/lib/entities/choices';
import { publishedWhere } from '@/lib/entities/published';
import { paging } from '@/lib/paging';
import { isSlug } from '@/lib/entities/fields/rules';
import type { Prisma } from '@/prisma/generated/client';
import { listCities } from './cities';
import { inOrder } from './page';
import { type University, listUniversities, standsIn } from './universities';

/** All that there are stand on the first page: more than so many would be no list to read. */
const PAGE_SIZE = 120;

/** Stands for every city that does not exist, because their lists are equally empty. */
const NO_CITY = '-';

export type UniversityChoice = { ville: string; tri: 'nom' | 'programmes' };

export function universityChoice(params: Record<string, unknown>): UniversityChoice {
  const { ville, tri } = params;
  return {
    ville: typeof ville === 'string' && (isSlug(ville) || ville === NO_CITY) ? ville : '',
    tri: tri === 'programmes' ? tri : 'nom',
  };
}

export async function loadUniversityList({ ville, tri }: UniversityChoice, asked: number) {
  const [ids, cities] = await Promise.all([
    orderedIds(tri, ville ? standsIn({ slug: ville }) : undefined),
    listCities({
      where: { OR: [{ universities: { some: {} } }, { establishments: { some: {} } }] },
    }),
  ]);
  const { page, pages, limit, offset } = paging(asked, ids.length, PAGE_SIZE);
  const universities = await listInOrder(ids.slice(offset, offset + limit));
  return { universities, cities, total: ids.length, page, pages };
}

/** The first of the list, as its page shows them. */
export async function firstUniversities(
  limit: number,
  where?: Prisma.UniversityWhereInput,
): Promise<University[]> {
  return listInOrder((await orderedIds('nom', where)).slice(0, limit));
}

/** Public ones come first, or those with the most masters; then names decide. */
async function orderedIds(tri: UniversityChoice['tri'], where?: Prisma.UniversityWhereInput) {
  const rows = await db().university.findMany({
    where,
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      status: true,
      programCount: true,
      establishments: {
        select: { _count: { select: { programmes: { where: publishedWhere() } } } },
      },
    },
  });
  const places = rows.map(({ id, status, programCount, establishments }) => {
    const listed = establishments.reduce((sum, { _count }) => sum + _count.programmes, 0);
    const rank = PUBLIC_STATUSES.indexOf(status ?? '');
    return {
      id,
      place:
        tri === 'programmes' ? -(programCount || listed) : rank < 0 ? PUBLIC_STATUSES.length : rank,
    };
  });
  return places.sort((one, other) => one.place - other.place).map(({ id }) => id);
}

const listInOrder = async (ids: string[]) =>
  inOrder(await listUniversities({ where: { id: { in: ids } } }), ids);
