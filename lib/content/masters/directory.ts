import 'server-only';
import { understand } from '@/lib/asked/understand';
import { readDirectoryRows } from '@/lib/db/statements/directory';
import { todayInMorocco } from '@/lib/french/dates';
import { spelledLike } from '@/lib/french/spelling';
import { createKeptReading } from '@/lib/process/generation';
import {
  type DirectoryChoice,
  FACETS,
  type FacetName,
  type Facets,
  usualSort,
  withoutConditions,
} from '@/lib/entities/directory';
import { paging } from '@/lib/paging';
import { type DirectoryIndex, type Entry, directoryIndex } from './facets/directory-index';
import {
  type FacetValue,
  knownClosing,
  matchDirectory,
  pairsOf,
  similarEntries,
} from './facets/directory-match';
import {
  type Looser,
  correctedQuestion,
  loosened,
  nearestByWords,
  placesCalled,
} from './facets/directory-nothing';
import { type ListedMaster, type Programme, listProgrammesInOrder, withCosts } from './programmes';
import { type CallState, callState } from '@/lib/editorial/masters/call-state';
import { type Call, listCalls, shownCalls } from './calls';
import { type Establishment, listEstablishments } from './establishments';

const PAGE_SIZE = 24;
const IN_SECTION = 6;
const KEPT_MS = 60_000;

export type Directory = {
  masters: ListedMaster[];
  total: number;
  page: number;
  pages: number;
  /** With what every other choice would give. */
  facets: Record<FacetName, FacetValue[]>;
  /** What is chosen by slug, by its name. */
  names: Partial<Record<FacetName, string>>;
  /** The words that were looked for, when no master has those that were typed. */
  correction?: string;
  /** Where the words ask for what is a filter: « soir », « gratuit ». */
  meant?: { choice: DirectoryChoice; total: number };
  /** When nothing is found. */
  instead?: Instead;
};

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
  const typed = matchDirectory(index, choice, today);
  const better = typed.entries.length > 0 ? undefined : correctedQuestion(index, choice.q);
  const meant = better ? { ...choice, q: better } : choice;
  const { entries, facets } = better ? matchDirectory(index, meant, today) : typed;
  const { page, pages, limit, offset } = paging(asked, entries.length, PAGE_SIZE);
  const masters = await inOrder(entries.slice(offset, offset + limit));
  const instead = entries.length > 0 ? undefined : await loadInstead(index, meant, today);
  const correction = better && spelledLike(better, calledNames(index, masters, instead));
  const shown = { masters, total: entries.length, page, pages, facets, names, correction, instead };
  return { ...shown, meant: filtersMeant(index, choice, today) };
}

function filtersMeant(
  index: DirectoryIndex,
  { q, tri, ...chosen }: DirectoryChoice,
  today: string,
): Directory['meant'] {
  const { wish, rest } = understand(q);
  const facets = { ...wish?.facets, ...chosen.facets };
  if (Object.keys(facets).length === Object.keys(chosen.facets).length) return undefined;
  const sort = tri === usualSort(q) ? usualSort(rest) : tri;
  const choice = { ...chosen, q: spelledLike(rest, [q]), facets, tri: sort };
  const total = matchDirectory(index, choice, today).entries.length;
  return total > 0 ? { choice, total } : undefined;
}

/** How what is shown writes its words. */
function calledNames(
  { names }: DirectoryIndex,
  masters: readonly Programme[],
  instead?: Instead,
): string[] {
  const shown = [...masters, ...(instead?.nearby ?? [])];
  return [
    ...shown.flatMap(({ name, establishmentName }) => [name, establishmentName]),
    ...Object.values(names).flatMap((called) => [...called.values()]),
  ];
}

export type MastersOf = Awaited<ReturnType<typeof loadMastersOf>>;

/** The first masters of a place or a subject, how many it has, and where they are taught. */
export async function loadMastersOf(facets: Facets) {
  const { entries, facets: others } = mastersOf(facets, await keptIndex());
  return {
    masters: await inOrder(entries.slice(0, IN_SECTION)),
    total: entries.length,
    cities: others.ville,
    fields: others.specialisation,
  };
}

export async function listSimilar(master: Programme, limit: number): Promise<ListedMaster[]> {
  return inOrder(similarEntries(await keptIndex(), master).slice(0, limit));
}

/** How many published masters a choice of facets finds. */
export async function countMastersOf(facets: Facets): Promise<number> {
  return mastersOf(facets, await keptIndex()).entries.length;
}

function mastersOf(facets: Facets, index: DirectoryIndex) {
  return matchDirectory(index, { q: '', facets, tri: usualSort('') }, todayInMorocco());
}

export type Offered = Awaited<ReturnType<typeof loadOffered>>;

/** What a reader can choose at first, most frequent first. */
export async function loadOffered() {
  const index = await keptIndex();
  const { specialisation: categories, ville: cities } = mastersOf({}, index).facets;
  const taught = pairsOf(index, 'specialisation', 'ville');
  return {
    categories,
    cities,
    /** A subject and a city that have a master together. */
    together: categories.flatMap((category) =>
      cities
        .filter((city) => taught.has(`${category.value} ${city.value}`))
        .map((city) => ({ category: named(category), city: named(city) })),
    ),
  };
}

const named = ({ value, name }: FacetValue) => ({ slug: value, name: name ?? value });

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

async function inOrder(entries: readonly Entry[]): Promise<ListedMaster[]> {
  const today = todayInMorocco();
  const days = new Map(entries.map((entry) => [entry.id, knownClosing(entry, today)]));
  const masters = await withCosts(await listProgrammesInOrder([...days.keys()]));
  return masters.map((master) => {
    const day = days.get(master.id);
    // A general call may not be for a diploma of the school's own.
    if (!day || master.kind === 'mastere-prive') return master;
    return { ...master, closing: { day, isOver: day < today } };
  });
}

/** Read again once a minute for what time changes. */
const keptIndex = createKeptReading(async () => {
  const rows = await readDirectoryRows(new Date());
  return directoryIndex(rows, todayInMorocco());
}, KEPT_MS);

const NEARBY = 4;

/** What a reader is offered whose choice finds nothing. */
export type Instead = {
  /** Which conditions to take away for how many masters, most first. */
  loosened: Looser[];
  /** What the first of these would show, or else those that have most of the words. */
  nearby: ListedMaster[];
  /** The establishments that the words name. */
  schools: { establishment: Establishment; state: CallState<Call> }[];
};

async function loadInstead(
  index: DirectoryIndex,
  choice: DirectoryChoice,
  today: string,
): Promise<Instead> {
  const ways = loosened(index, choice);
  const [first] = ways;
  const near = first
    ? matchDirectory(index, withoutConditions(choice, first.without), today).entries
    : nearestByWords(index, choice.q);
  const [nearby, schools] = await Promise.all([
    listProgrammesInOrder(near.slice(0, NEARBY).map(({ id }) => id)).then(withCosts),
    loadSchools(placesCalled(index, choice.q), today),
  ]);
  return { loosened: ways, nearby, schools };
}

async function loadSchools(ids: string[], today: string): Promise<Instead['schools']> {
  if (ids.length === 0) return [];
  const [establishments, calls] = await Promise.all([
    listEstablishments({ where: { id: { in: ids } } }),
    listCalls({ where: { establishmentId: { in: ids }, ...shownCalls() } }),
  ]);
  return establishments.map((establishment) => ({
    establishment,
    state: callState(
      calls.filter(({ establishmentId }) => establishmentId === establishment.id),
      today,
    ),
  }));
}
