import 'server-only';
import { readDirectoryRows } from '@/lib/db/statements/directory-rows';
import { todayInMorocco } from '@/lib/french/dates';
import { createKeptReading } from '@/lib/process/generation';
import {
  type DirectoryChoice,
  FACETS,
  type FacetName,
  type Facets,
} from '@/lib/schemas/masters/directory';
import { paging } from '@/lib/schemas/paging';
import { type DirectoryIndex, type Entry, directoryIndex } from './directory-index';
import { type FacetValue, matchDirectory, pairsOf } from './directory-match';
import { type Programme, listProgrammes } from './programmes';

const PAGE_SIZE = 24;
const NEARBY = 4;
const IN_SECTION = 6;
const KEPT_MS = 60_000;

export type Directory = {
  masters: Programme[];
  total: number;
  page: number;
  pages: number;
  /** With what every other choice would give. */
  facets: Record<FacetName, FacetValue[]>;
  /** What is chosen by slug, by its name. */
  names: Partial<Record<FacetName, string>>;
  /** When nothing is found: which filters to take away for how many masters, most first. */
  loosened: { facet: FacetName; count: number }[];
  /** When nothing is found: what the first of these would show. */
  nearby: Programme[];
};

/** The first masters of a place or a subject, how many it has, and where they are taught. */
export type MastersOf = { masters: Programme[]; total: number; cities: FacetValue[] };

/**
 * A page of published masters; undefined when a filter names nothing that exists. Counting is done
 * in memory: in the database it would take a pass over all masters for each facet.
 */
export async function loadDirectory(
  choice: DirectoryChoice,
  asked: number,
): Promise<Directory | undefined> {
  const today = todayInMorocco();
  const index = await keptIndex();
  const names = namesOf(choice, index);
  if (!names) return undefined;
  const { entries, facets, keptOut } = matchDirectory(index, choice, today);
  const { page, pages, limit, offset } = paging(asked, entries.length, PAGE_SIZE);
  const loosened = entries.length > 0 ? [] : mostFirst(keptOut);
  const [first] = loosened;
  const looser = first && { ...choice, facets: { ...choice.facets, [first.facet]: undefined } };
  return {
    masters: await inOrder(entries.slice(offset, offset + limit)),
    ...{ total: entries.length, page, pages, facets, names, loosened },
    nearby: looser
      ? await inOrder(matchDirectory(index, looser, today).entries.slice(0, NEARBY))
      : [],
  };
}

export async function loadMastersOf(facets: Facets): Promise<MastersOf> {
  const { entries, facets: others } = mastersOf(facets, await keptIndex());
  return {
    masters: await inOrder(entries.slice(0, IN_SECTION)),
    total: entries.length,
    cities: others.ville,
  };
}

/** How many published masters a choice of facets finds. */
export async function countMastersOf(facets: Facets): Promise<number> {
  return mastersOf(facets, await keptIndex()).entries.length;
}

function mastersOf(facets: Facets, index: DirectoryIndex) {
  return matchDirectory(index, { q: '', facets, tri: 'nom' }, todayInMorocco());
}

type Named = { slug: string; name: string };
export type Offered = {
  categories: FacetValue[];
  cities: FacetValue[];
  /** A subject and a city that have a master together. */
  together: { category: Named; city: Named }[];
};

/** What a reader can choose at first, most frequent first. */
export async function loadOffered(): Promise<Offered> {
  const index = await keptIndex();
  const { specialisation: categories, ville: cities } = mastersOf({}, index).facets;
  const taught = pairsOf(index, 'specialisation', 'ville');
  return {
    ...{ categories, cities },
    together: categories.flatMap((category) =>
      cities
        .filter((city) => taught.has(`${category.value} ${city.value}`))
        .map((city) => ({ category: named(category), city: named(city) })),
    ),
  };
}

const named = ({ value, name }: FacetValue): Named => ({ slug: value, name: name ?? value });

function namesOf({ facets }: DirectoryChoice, index: DirectoryIndex) {
  const names: Directory['names'] = {};
  for (const facet of FACETS) {
    const slug = facets[facet];
    const known = index.names[facet];
    if (!slug || !known) continue;
    const name = known.get(slug);
    if (name === undefined) return undefined;
    names[facet] = name;
  }
  return names;
}

function mostFirst(keptOut: Record<FacetName, number>): Directory['loosened'] {
  return FACETS.map((facet) => ({ facet, count: keptOut[facet] }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}

async function inOrder(entries: readonly Entry[]): Promise<Programme[]> {
  if (entries.length === 0) return [];
  const rows = await listProgrammes({ where: { id: { in: entries.map(({ id }) => id) } } });
  const known = new Map(rows.map((row) => [row.id, row]));
  return entries.flatMap(({ id }) => known.get(id) ?? []);
}

/** Read again once a minute for what time changes. */
const keptIndex = createKeptReading(readIndex, KEPT_MS);

async function readIndex(): Promise<DirectoryIndex> {
  const today = todayInMorocco();
  return directoryIndex(await readDirectoryRows(new Date(), today), today);
}
