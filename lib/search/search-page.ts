import { paging } from '@/lib/paging';
import {
  type Entry,
  IN_TITLE,
  MOST_OF_A_KIND,
  type SearchKind,
} from '@/lib/db/statements/search-entries';
import { SEARCH_GROUPS, type SearchGroup } from './search-question';

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
