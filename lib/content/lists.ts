import 'server-only';
import { invalid } from '@/lib/process/http-error';
import { db } from '@/lib/db/connect/client';
import { rowsOf } from '@/lib/db/statements/rows';
import { KINDS, type ResourceName, isSearched } from '@/lib/entities/resource';
import type { RowOf } from '@/lib/entities/entity';
import { type entities, resources } from '@/lib/entities/registry';
import type { CardQuery, ListQuery } from '@/lib/entities/fields/list-query';
import type { ArticleQuery, ListQueries } from '@/lib/entities/list-queries';
import { shorten } from '@/lib/french/typography';
import type { Prisma } from '@/prisma/generated/client';
import { articleWhere, lookupFilter, textFilter, universityWhere } from './filters';
import { MOST_READ_FIRST, countArticles, listArticles, listFullArticles } from './articles';
import { listCategories, listCities, listUniversities } from './places';
import { listCalls, shownCalls } from './masters/calls';
import { listRules, listSources, loadRules, sourceWhere } from '@/lib/content/masters/claims';
import { listEstablishments } from './masters/establishments';
import { callWhere, establishmentWhere, programmeWhere } from './masters/filters';
import { listProgrammes } from './masters/programmes';
import { type Page, type Reader, type Slice, visibleTo } from './page';
import { findEntries } from '@/lib/db/statements/search-entries';

export function listResource<K extends ResourceName>(
  name: K,
  query: ListQueries[K],
  reader: Reader,
): Promise<Page<object>> {
  return name === 'articles'
    ? readArticles(articleWhere(query as ArticleQuery), order(name, query.sort), query, reader)
    : readNamed(name as Exclude<K, 'articles'>, query as never, reader);
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
  const isInLookups = lookup && reader === 'staff' && Object.keys(where).length === 0;
  const list = fields === 'card' ? listArticles : listFullArticles;
  const isRanked = q !== undefined && reader === 'staff' && !orderBy;
  const found = isRanked ? bestFirst('articles', q, filter, list) : list(filter);
  const [rows, total] = await Promise.all([
    fields === 'card' ? cards('articles', found) : found,
    isInLookups ? db().articleLookup.count({ where: lookup }) : countArticles(matching),
  ]);
  return { rows, total };
}

type Named = Exclude<ResourceName, 'articles'>;
type NamedFilter = Slice & { where?: object; orderBy: ReturnType<typeof order>; reader: Reader };
type Reads<K extends Named> = {
  list: (filter: NamedFilter) => Promise<object[]>;
  where: (query: ListQueries[K], reader: Reader) => object | undefined | Promise<object>;
};

const READS: { [K in Named]: Reads<K> } = {
  universities: { list: listUniversities, where: universityWhere },
  categories: { list: listCategories, where: ({ q }) => textFilter(q) },
  cities: { list: listCities, where: ({ q }) => textFilter(q) },
  establishments: { list: listEstablishments, where: establishmentWhere },
  programmes: {
    list: listProgrammes,
    where: async (query, reader) => ({
      AND: [visibleTo(reader), programmeWhere(query, query.budget ? await loadRules() : [])],
    }),
  },
  calls: {
    list: listCalls,
    where: (query, reader) =>
      reader === 'staff' ? callWhere(query) : { AND: [callWhere(query), shownCalls()] },
  },
  sources: { list: listSources, where: sourceWhere },
  rules: { list: listRules, where: ({ q }) => textFilter(q, ['name', 'slug', 'text']) },
};

/** What a list is narrowed to. */
export function whereOf<K extends Named>(name: K, query: ListQueries[K], reader: Reader) {
  const { where }: Reads<K> = READS[name];
  return where(query, reader);
}

async function readNamed<K extends Named>(
  name: K,
  query: ListQueries[K],
  reader: Reader,
): Promise<Page<object>> {
  const { q, limit, offset, fields, sort } = query as ListQuery;
  const where = await whereOf(name, query, reader);
  const filter = { where, limit, offset, orderBy: order(name, sort), reader };
  const { list } = READS[name];
  const isBestFirst = isSearched(name) && q !== undefined && reader === 'staff' && !sort;
  const rows = isBestFirst ? bestFirst(name, q, filter, list) : list(filter);
  const [shown, total] = await Promise.all([
    fields === 'card' ? cards(name, rows) : rows,
    rowsOf(db(), name).count({ where }),
  ]);
  return { rows: shown, total };
}

type Listed<K extends ResourceName> = RowOf<(typeof entities)[K]>;
type Shown<K extends ResourceName> = Extract<keyof Listed<K>, (typeof entities)[K]['card'][number]>;
export type ListCards = { [K in ResourceName]: Pick<Listed<K>, Shown<K>> };

const LONGEST_TEXT = 300;
const CUT: readonly string[] = ['excerpt', 'description'];

async function cards(name: ResourceName, rows: Promise<object[]>) {
  return (await rows).map((row) => listCard(name, row));
}

export function listCard(name: ResourceName, row: object): Record<string, unknown> {
  const fields = row as Record<string, unknown>;
  const card = resources[name].card.map((field) => {
    const value = fields[field];
    const isCut = typeof value === 'string' && CUT.includes(field);
    return [field, isCut ? shorten(value, LONGEST_TEXT) : value];
  });
  return Object.fromEntries(card);
}

/** What has no date comes after all that has one; a master never verified is longest unverified. */
const NULLS_LAST = new Set(['closesOn']);

/** Only the orders that the descriptor offers. Each ends in the id, so that pages are stable. */
function order(name: ResourceName, sort: string | undefined) {
  if (!sort) return undefined;
  if (!resources[name].sorts.some(({ key }) => key === sort)) {
    throw invalid([{ path: 'sort', message: 'This list cannot be sorted that way' }]);
  }
  const direction = sort.startsWith('-') ? ('desc' as const) : ('asc' as const);
  const field = sort.replace(/^-/, '');
  const last = NULLS_LAST.has(field) ? { sort: direction, nulls: 'last' as const } : direction;
  return [{ [field]: last }, { id: direction }];
}

type Filter = Slice & { where?: object };

/** The search orders these further than by rank; equals among others stay as the list has them. */
const FINELY_ORDERED: readonly ResourceName[] = ['programmes', 'articles'];

/** A page of a list: what the search ranks for these words, then the others. */
async function bestFirst<F extends Filter>(
  name: ResourceName,
  q: string,
  filter: F,
  list: (filter: F) => Promise<object[]>,
): Promise<object[]> {
  const { where = {}, limit, offset = 0 } = filter;
  const found = await findEntries(db(), q, null, new Date());
  const isFine = FINELY_ORDERED.includes(name);
  const places = new Map(
    found.flatMap(({ kind, id, rank }, at) =>
      kind === KINDS[name] ? [[id, isFine ? at : -rank]] : [],
    ),
  );
  const ids = [...places.keys()];
  if (ids.length === 0) return list(filter);
  const among = (id: object, slice: Slice) =>
    list({ ...filter, ...slice, where: { AND: [where, { id }] } });
  const ranked = await among({ in: ids }, { limit: undefined, offset: undefined });
  const place = (row: object) => places.get((row as { id: string }).id) ?? 0;
  const end = limit === undefined ? undefined : offset + limit;
  const best = ranked.toSorted((one, other) => place(one) - place(other)).slice(offset, end);
  const left = limit === undefined ? undefined : limit - best.length;
  if (left === 0) return best;
  const past = Math.max(0, offset - ranked.length);
  return [...best, ...(await among({ notIn: ids }, { limit: left, offset: past }))];
}
