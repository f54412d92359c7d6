import { paging } from '@/lib/schemas/paging';
import { type Entry, MOST_ARTICLES, type SearchKind } from './search-query';
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

const GROUP_OF: Record<SearchKind, SearchGroup> = {
  category: 'specialisations',
  city: 'villes',
  university: 'universites',
  topic: 'guides',
  guide: 'guides',
  article: 'articles',
};

export function searchPage(found: Entry[], type: SearchGroup | '', asked: number): SearchPage {
  const all = SEARCH_GROUPS.map((group) => inGroup(found, group));
  const shown = all
    .filter(({ group, entries }) => entries.length > 0 && (type === '' || type === group))
    .sort((one, other) => Number(hasTitle(other)) - Number(hasTitle(one)));
  const total = shown.reduce((sum, { entries }) => sum + entries.length, 0);
  const { page, pages, limit, offset } = paging(asked, total, PAGE_SIZE);
  return {
    groups: cut(shown, offset, offset + limit),
    counts: Object.fromEntries(
      all.map(({ group, entries, isMore }) => [group, { count: entries.length, isMore }]),
    ) as Record<SearchGroup, Count>,
    total: { count: total, isMore: shown.some(({ isMore }) => isMore) },
    page,
    pages,
  };
}

type Group = { group: SearchGroup; entries: Entry[]; isMore: boolean };

function inGroup(found: Entry[], group: SearchGroup): Group {
  const entries = found.filter(({ kind }) => GROUP_OF[kind] === group);
  const isMore = group === 'articles' && entries.length > MOST_ARTICLES;
  return { group, entries: isMore ? entries.slice(0, MOST_ARTICLES) : entries, isMore };
}

function hasTitle({ entries }: Group): boolean {
  return entries.some(({ isInTitle }) => isInTitle);
}

function cut(groups: Group[], from: number, to: number) {
  let before = 0;
  return groups.flatMap(({ group, entries }) => {
    const part = entries.slice(Math.max(0, from - before), Math.max(0, to - before));
    before += entries.length;
    return part.length > 0 ? [{ group, entries: part }] : [];
  });
}
