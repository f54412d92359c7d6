import 'server-only';
import { db } from '@/lib/db/connect/client';
import { understand } from '@/lib/asked/understand';
import { WORD, fold } from '@/lib/french/words';
import { todayInMorocco } from '@/lib/french/dates';
import { spelledLike, withOtherWords } from '@/lib/french/spelling';
import { listCities } from '@/lib/content/places';
import type { PrismaClient } from '@/prisma/generated/client';
import { type Answer, loadAnswer } from './search-answer';
import { SEARCH_GROUPS, type SearchGroup, type SearchQuestion } from './search-question';
import { type SearchResult, readResults } from './search-results';
import {
  ALL_WORDS,
  type Entry,
  IN_TITLE,
  MOST_OF_A_KIND,
  type SearchKind,
  type Spelling,
  findEntries,
  findSpelling,
} from '@/lib/db/statements/search-entries';
import { paging } from '@/lib/paging';

export type Search = Omit<SearchPage, 'groups'> & {
  groups: { group: SearchGroup; results: SearchResult[] }[];
  cities: { name: string; slug: string }[];
  /** What was looked for instead, when nothing has the words as they were typed. */
  correction?: string;
  /** What would find more than the words that were to stay as they are. */
  meant?: string;
  answer?: Answer;
  /** No result has all the words. */
  isPartial: boolean;
  /** Words that would find something, when the whole question finds nothing. */
  words: string[];
};

export async function loadSearch(question: SearchQuestion, asked: number): Promise<Search> {
  const { q, type, ville, isExact } = question;
  const cities = await listCities();
  const city = cities.find(({ slug }) => slug === ville);
  const answer = await findOrCorrect(db(), q, city?.id ?? null, new Date(), isExact);
  const { found, better, spelling } = answer;
  const { groups, ...page } = searchPage(found, type, asked);
  const [results, direct] = await Promise.all([
    readResults(
      groups.flatMap(({ entries }) => entries),
      termWords(better ?? q),
    ),
    type ? undefined : loadAnswer(better ?? q, found, todayInMorocco(), city?.slug),
  ]);
  return {
    ...page,
    cities,
    groups: groups.map(({ group, entries }) => ({
      group,
      results: entries.flatMap(({ id }) => results.get(id) ?? []),
    })),
    correction: better && spelledLike(better, namesOf(results)),
    meant: answer.meant && (await spelled(answer.meant)),
    answer: direct,
    isPartial: found.length > 0 && (answer.isLess === true || !hasAllWords(found)),
    words: found.length === 0 ? knownWords(spelling) : [],
  };
}

/** In the words of the guide, to mark them. */
function termWords(q: string): string[] {
  return understand(q).terms.flatMap(({ ways }) => ways.flat());
}

/** What it would show first tells how its words are written. */
async function spelled({ q, found }: NonNullable<Found['meant']>): Promise<string> {
  const shown = searchPage(found, '', 1).groups.flatMap(({ entries }) => entries);
  return spelledLike(q, namesOf(await readResults(shown, [])));
}

function namesOf(results: Map<string, SearchResult>): string[] {
  return [...results.values()].map(({ name }) => name);
}

type Found = {
  found: Entry[];
  /** The question that found them, when it is not the one that was typed. */
  better?: string;
  /** Words that nothing has were left out. */
  isLess?: true;
  /** A question that would find more, when the words were to stay as they are. */
  meant?: { q: string; found: Entry[] };
  /** Empty when all words are known together. */
  spelling: Spelling[];
};

/**
 * Unknown words are looked for by their nearest ones only when nothing has all as they are, and
 * nobody asked for them so.
 */
async function findOrCorrect(
  db: PrismaClient,
  q: string,
  cityId: string | null,
  now: Date,
  isExact = false,
): Promise<Found> {
  const found = await findEntries(db, q, cityId, now);
  if (hasAllWords(found)) return { found: withoutChance(found), spelling: [] };
  const spelling = await findSpelling(db, understand(q).unknown.join(' '), now);
  const better = corrected(q, spelling);
  const foundBetter = better ? await findEntries(db, better, cityId, now) : [];
  const isBetter = hasAllWords(foundBetter) || (found.length === 0 && foundBetter.length > 0);
  if (!better || !isBetter) {
    const less = isExact ? undefined : withoutUnknown(q, spelling);
    const foundLess = less ? await findEntries(db, less, cityId, now) : [];
    if (!hasAllWords(foundLess)) return { found, spelling };
    return { found: withoutChance(foundLess), isLess: true, spelling };
  }
  return isExact
    ? { found, meant: { q: better, found: withoutChance(foundBetter) }, spelling }
    : { found: withoutChance(foundBetter), better, spelling };
}

/** Where a place or a field is named, words that nothing has are only said beside it. */
function withoutUnknown(q: string, spelling: readonly Spelling[]): string | undefined {
  const { places, unknown } = understand(q);
  const known = new Set(spelling.flatMap(({ word, nearest }) => (nearest ? [word] : [])));
  const left = new Set(unknown.filter((word) => !known.has(word)));
  if (left.size === 0 || Object.keys(places).length === 0) return undefined;
  return q.replace(WORD, (word) => (left.has(fold(word)) ? '' : word));
}

function hasAllWords(found: Entry[]): boolean {
  return found.some(({ rank }) => rank >= ALL_WORDS);
}

const BY_CHANCE = new Set(['establishment', 'university', 'guide']);
const WHOLE_NAME = 2.5;

/** Beside what has all the words, a word in the name of a school is worth nothing by itself. */
function withoutChance(found: Entry[]): Entry[] {
  if (!hasAllWords(found)) return found;
  return found.filter(({ kind, rank }) => rank >= WHOLE_NAME || !BY_CHANCE.has(kind));
}

/** Undefined when no unknown word has a nearest one. */
export function corrected(q: string, spelling: readonly Spelling[]): string | undefined {
  return withOtherWords(q, new Map(spelling.map(({ word, nearest }) => [word, nearest])));
}

/** Of a question of one word, no other word is left to try. */
export function knownWords(spelling: readonly Spelling[]): string[] {
  if (spelling.length < 2) return [];
  return spelling.flatMap(({ nearest }) => nearest ?? []);
}

export type Count = { count: number; isMore: boolean };
export type SearchPage = {
  groups: { group: SearchGroup; entries: Entry[] }[];
  counts: Record<SearchGroup, Count>;
  total: Count;
  page: number;
  pages: number;
};

const PAGE_SIZE = 20;
/** What is shown of a group beside others; the rest is on its own pages. */
const FIRST_OF_GROUP = 5;

const GROUP_OF: Record<SearchKind, SearchGroup> = {
  programme: 'masters',
  establishment: 'etablissements',
  university: 'universites',
  city: 'villes',
  category: 'specialisations',
  topic: 'guides',
  guide: 'guides',
  article: 'articles',
};

/** Where no title has all words, a text that speaks of all says more than a page named by one. */
const TEXTS_FIRST: SearchGroup[] = [
  'masters',
  'articles',
  'guides',
  'villes',
  'specialisations',
  'universites',
  'etablissements',
];

/** The group with the best result first. */
export function searchPage(found: Entry[], type: SearchGroup | '', asked: number): SearchPage {
  const all = SEARCH_GROUPS.map((group) => inGroup(found, group));
  const shown = all
    .filter(({ group, entries }) => entries.length > 0 && (type === '' || type === group))
    .sort((one, other) => bestRank(other) - bestRank(one) || order(one) - order(other));
  const count = shown.reduce((sum, { entries }) => sum + entries.length, 0);
  const { page, pages, limit, offset } = paging(asked, type === '' ? 0 : count, PAGE_SIZE);
  const [from, to] = type === '' ? [0, FIRST_OF_GROUP] : [offset, offset + limit];
  return {
    groups: shown.map(({ group, entries }) => ({ group, entries: entries.slice(from, to) })),
    counts: Object.fromEntries(
      all.map(({ group, entries, isMore }) => [group, { count: entries.length, isMore }]),
    ) as Record<SearchGroup, Count>,
    total: { count, isMore: shown.some(({ isMore }) => isMore) },
    page,
    pages,
  };
}

type Group = { group: SearchGroup; entries: Entry[]; isMore: boolean };

function inGroup(found: Entry[], group: SearchGroup): Group {
  const entries = found.filter(({ kind }) => GROUP_OF[kind] === group);
  const isMore = entries.length > MOST_OF_A_KIND;
  return { group, entries: isMore ? entries.slice(0, MOST_OF_A_KIND) : entries, isMore };
}

/** The card of a guide says less than the page it leads to, and than an article. */
function bestRank({ entries }: Group): number {
  return Math.max(...entries.map(({ kind, rank }) => (kind === 'guide' ? rank - 0.01 : rank)));
}

function order(group: Group): number {
  const groups = bestRank(group) < IN_TITLE - 0.01 ? TEXTS_FIRST : SEARCH_GROUPS;
  return groups.indexOf(group.group);
}
