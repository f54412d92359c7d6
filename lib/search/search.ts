import 'server-only';
import { db } from '@/lib/db/connect/client';
import { listCities } from '@/lib/content/cities';
import { type SearchPage, searchPage } from './search-page';
import { wordPatterns } from './search-highlight';
import { findEntries, findSpelling } from './search-query';
import type { SearchGroup, SearchQuestion } from './search-question';
import { type SearchResult, readResults } from './search-results';
import { corrected, knownWords, spelledLike } from './search-spelling';

export type Search = Omit<SearchPage, 'groups'> & {
  groups: { group: SearchGroup; results: SearchResult[] }[];
  cities: { name: string; slug: string }[];
  /** What was looked for instead, when nothing has the words as they were typed. */
  correction?: string;
  /** Words that would find something, when the whole question finds nothing. */
  words: string[];
};

export async function loadSearch(question: SearchQuestion, asked: number): Promise<Search> {
  const { q, type, ville } = question;
  const cities = await listCities();
  const cityId = cities.find(({ slug }) => slug === ville)?.id ?? null;
  const now = new Date();
  let found = await findEntries(db(), q, cityId, now);
  const spelling = found.entries.length === 0 ? await findSpelling(db(), q, now) : [];
  const better = corrected(q, spelling);
  if (better) found = await findEntries(db(), better, cityId, now);
  const { groups, ...page } = searchPage(found.entries, type, asked);
  const results = await readResults(
    groups.flatMap(({ entries }) => entries),
    wordPatterns(better ?? q, found.stems),
  );
  const isCorrected = better !== undefined && found.entries.length > 0;
  return {
    ...page,
    cities,
    groups: groups.map(({ group, entries }) => ({
      group,
      results: entries.flatMap(({ id }) => results.get(id) ?? []),
    })),
    correction: isCorrected
      ? spelledLike(
          better,
          [...results.values()].map(({ name }) => name),
        )
      : undefined,
    words: found.entries.length === 0 ? knownWords(spelling) : [],
  };
}
