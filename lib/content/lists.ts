import 'server-only';
import { invalid } from '@/lib/process/http-error';
import { db } from '@/lib/db/connect/client';
import type { ResourceName } from '@/lib/resources/resource';
import { resources } from '@/lib/resources/registry';
import type { ListQuery } from '@/lib/schemas/list-query';
import type { Prisma } from '@/prisma/generated/client';
import { countArticles, listArticles, listFullArticles } from './articles';
import { countCategories, listCategories } from './categories';
import { countCities, listCities } from './cities';
import { type Listed, listCard } from './list-card';
import type { Page, Reader } from './page';
import { lookupFilter, textFilter } from './text-filter';
import { countUniversities, listUniversities } from './universities';

/** One part of the list of any resource, as the API's optional parameters ask for it. */
export async function listResource(
  name: ResourceName,
  query: ListQuery,
  reader: Reader,
): Promise<Page<object>> {
  const slice = { limit: query.limit, offset: query.offset };
  const orderBy = order(name, query.sort);
  const isCard = query.fields === 'card';
  const as = <K extends ResourceName>(kind: K, rows: Promise<Listed[K][]>) =>
    isCard ? rows.then((list) => list.map((row) => listCard(kind, row))) : rows;
  if (name === 'articles') {
    const lookup = await lookupFilter(query.q);
    const filter = { ...slice, where: lookup && { lookup }, orderBy, reader };
    const list = isCard ? listArticles : listFullArticles;
    return both(as(name, list(filter)), countMatching(lookup, reader));
  }
  const where = textFilter(query.q);
  const filter = { ...slice, where, orderBy };
  if (name === 'universities') {
    return both(as(name, listUniversities(filter)), countUniversities(where));
  }
  if (name === 'categories') return both(as(name, listCategories(filter)), countCategories(where));
  return both(as(name, listCities(filter)), countCities(where));
}

/** Staff see all articles, so that lookups alone tell how many match: no article is read for it. */
function countMatching(lookup: Prisma.ArticleLookupWhereInput | undefined, reader: Reader) {
  if (lookup && reader === 'admin') return db().articleLookup.count({ where: lookup });
  return countArticles({ where: lookup && { lookup }, reader });
}

async function both(rows: Promise<object[]>, total: Promise<number>): Promise<Page<object>> {
  const [list, count] = await Promise.all([rows, total]);
  return { rows: list, total: count };
}

/** Only the orders that the descriptor offers, each ending in the id so that pages are stable. */
function order(name: ResourceName, sort: string | undefined) {
  if (!sort) return undefined;
  if (!resources[name].sorts.some(({ key }) => key === sort)) {
    throw invalid([{ path: 'sort', message: 'This list cannot be sorted that way' }]);
  }
  const direction = sort.startsWith('-') ? ('desc' as const) : ('asc' as const);
  return [{ [sort.replace(/^-/, '')]: direction }, { id: direction }];
}
