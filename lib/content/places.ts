import 'server-only';
import type { RowOf } from '@/lib/entities/entity';
import { universities } from '@/lib/entities/university';
import { publishedWhere } from '@/lib/entities/published';
import type { Prisma } from '@/prisma/generated/client';
import { readsOf } from '@/lib/content/reading/public-rows';
import { db } from '@/lib/db/connect/client';
import { PUBLIC_STATUSES } from '@/lib/entities/choices';
import { paging } from '@/lib/paging';
import { isSlug } from '@/lib/entities/fields/rules';
import { inOrder } from './page';
import { categories } from '@/lib/entities/category';
import { cities } from '@/lib/entities/city';
import { frenchSpaces } from '@/lib/french/typography';
import { escapeHtml } from '@/lib/markdown/escape';
import { GENERIC_REASONS } from '@/lib/texts/places';
import { renderStaffText } from '@/lib/content/reading/staff-text';

export type Category = RowOf<typeof categories>;
const categoryReads = readsOf(categories);
export const listCategories = categoryReads.list;
export const getCategory = (slug: string) => categoryReads.get({ slug });

export type City = RowOf<typeof cities>;
const cityReads = readsOf(cities);
export const listCities = cityReads.list;
export const getCity = (slug: string) => cityReads.get({ slug });
export const getCityById = (id: string) => cityReads.get({ id });

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

const universityReads = readsOf(universities, {
  select,
  /** Its own city comes first, then those of its establishments. */
  compute({ city, establishments }: Read) {
    const cities = [city, ...establishments.map((establishment) => establishment.city)];
    const places = cities.filter((place) => place !== null);
    return {
      cities: [...new Map(places.map((place) => [place.slug, place])).values()],
      masterCount: establishments.reduce((sum, { _count }) => sum + _count.programmes, 0),
    };
  },
});

export const listUniversities = universityReads.list;
export const getUniversity = (slug: string) => universityReads.get({ slug });

/** It stands where its presidency is, and wherever it has an establishment. */
export function standsIn(city: Prisma.CityWhereInput): Prisma.UniversityWhereInput {
  return { OR: [{ city }, { establishments: { some: { city } } }] };
}

/** All that there are stand on the first page: more than so many would be no list to read. */
const PAGE_SIZE = 120;

/** Stands for every city that does not exist, because their lists are equally empty. */
const NO_CITY = '-';

type UniversityChoice = { ville: string; tri: 'nom' | 'programmes' };

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

type ReasonedPlace = { id: string; slug: string; name: string };

const reasonsAlone = { reasons: true };

/** Why to study in a city or at a university: what is written of it, else what holds for any. */
export async function reasonsOf(
  kind: 'city' | 'university',
  place: ReasonedPlace,
): Promise<string> {
  const { id, slug, name } = place;
  const where = { id };
  const row =
    kind === 'city'
      ? await db().city.findUnique({ where, select: reasonsAlone })
      : await db().university.findUnique({ where, select: reasonsAlone });
  if (row?.reasons) return (await renderStaffText(row.reasons, { [kind]: slug })).html;
  const { html } = await renderStaffText(GENERIC_REASONS[kind]);
  return html.replaceAll('{nom}', () => escapeHtml(frenchSpaces(name)));
}
