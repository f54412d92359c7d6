import 'server-only';
import { invalid } from '@/lib/process/http-error';
import { db } from '@/lib/db/connect/client';
import type { ResourceName } from '@/lib/resources/resource';
import { resources } from '@/lib/resources/registry';
import type { CardQuery, ListQuery } from '@/lib/schemas/list-query';
import type { Prisma } from '@/prisma/generated/client';
import { MOST_READ_FIRST, countArticles, listArticles, listFullArticles } from './articles';
import { countCategories, listCategories } from './categories';
import { countCities, listCities } from './cities';
import { type Listed, listCard } from './list-card';
import type { Page, Reader, Slice } from './page';
import { lookupFilter, textFilter } from './text-filter';
import { countUniversities, listUniversities } from './universities';

export function listResource(
  name: ResourceName,
  query: ListQuery,
  reader: Reader,
): Promise<Page<object>> {
  return name === 'articles'
    ? readArticles({}, order(name, query.sort), query, reader)
    : readNamed(name, query);
}

type Choice = 'featured' | 'popular' | { cityId: string } | { universityId: string };

export function pageArticles(
  choice: Choice,
  query: CardQuery,
  reader: Reader,
): Promise<Page<object>> {
  if (choice === 'popular') return readArticles({}, MOST_READ_FIRST, query, reader);
  const where = choice === 'featured' ? { featured: true } : choice;
  return readArticles(where, undefined, query, reader);
}

async function readArticles(
  where: Prisma.ArticleWhereInput,
  orderBy: Prisma.ArticleOrderByWithRelationInput[] | undefined,
  { q, fields, limit, offset }: CardQuery,
  reader: Reader,
): Promise<Page<object>> {
  const lookup = await lookupFilter(q);
  const matching = { where: { ...where, lookup }, reader };
  const filter = { ...matching, orderBy, limit, offset };
  // Staff see all articles, so the lookups alone can count them and no article is read for it.
  const isInLookups = lookup && reader === 'admin' && Object.keys(where).length === 0;
  const [rows, total] = await Promise.all([
    fields === 'card' ? cards('articles', listArticles(filter)) : listFullArticles(filter),
    isInLookups ? db().articleLookup.count({ where: lookup }) : countArticles(matching),
  ]);
  return { rows, total };
}

type Named = Exclude<ResourceName, 'articles'>;
type NamedFilter = Slice & {
  where: ReturnType<typeof textFilter>;
  orderBy: ReturnType<typeof order>;
};
type Reads<K extends Named> = {
  list: (filter: NamedFilter) => Promise<Listed[K][]>;
  count: (where: NamedFilter['where']) => Promise<number>;
};

const READS = {
  universities: { list: listUniversities, count: countUniversities },
  categories: { list: listCategories, count: countCategories },
  cities: { list: listCities, count: countCities },
} satisfies { [K in Named]: Reads<K> };

async function readNamed<K extends Named>(name: K, query: ListQuery): Promise<Page<object>> {
  const { limit, offset, fields } = query;
  const { list, count }: Reads<Named> = READS[name];
  const where = textFilter(query.q);
  const rows = list({ limit, offset, where, orderBy: order(name, query.sort) });
  const [shown, total] = await Promise.all([
    fields === 'card' ? cards<Named>(name, rows) : rows,
    count(where),
  ]);
  return { rows: shown, total };
}

async function cards<K extends ResourceName>(name: K, rows: Promise<Listed[K][]>) {
  return (await rows).map((row) => listCard(name, row));
}

/** Only the orders that the descriptor offers. Each ends in the id, so that pages are stable. */
function order(name: ResourceName, sort: string | undefined) {
  if (!sort) return undefined;
  if (!resources[name].sorts.some(({ key }) => key === sort)) {
    throw invalid([{ path: 'sort', message: 'This list cannot be sorted that way' }]);
  }
  const direction = sort.startsWith('-') ? ('desc' as const) : ('asc' as const);
  return [{ [sort.replace(/^-/, '')]: direction }, { id: direction }];
}
