import 'server-only';
import { db } from '@/lib/db/connect/client';
import { spelledLike } from '@/lib/french/spelling';
import { listCities } from '@/lib/content/cities';
import { type SearchPage, searchPage } from './search-page';
import { wordPatterns } from './search-highlight';
import { type Found, findOrCorrect, hasAllWords } from './search-found';
import type { SearchGroup, SearchQuestion } from './search-question';
import { type SearchResult, readResults } from './search-results';
import { knownWords } from './search-spelling';

export type Search = Omit<SearchPage, 'groups'> & {
  groups: { group: SearchGroup; results: SearchResult[] }[];
  cities: { name: string; slug: string }[];
  /** What was looked for instead, when nothing has the words as they were typed. */
  correction?: string;
  /** What would find more than the words that were to stay as they are. */
  meant?: string;
  /** No result has all the words. */
  isPartial: boolean;
  /** Words that would find something, when the whole question finds nothing. */
  words: string[];
};

export async function loadSearch(question: SearchQuestion, asked: number): Promise<Search> {
  const { q, type, ville, isExact } = question;
  const cities = await listCities();
  const cityId = cities.find(({ slug }) => slug === ville)?.id ?? null;
  const answer = await findOrCorrect(db(), q, cityId, new Date(), isExact);
  const { found, better, spelling } = answer;
  const { groups, ...page } = searchPage(found, type, asked);
  const results = await readResults(
    groups.flatMap(({ entries }) => entries),
    wordPatterns(better ?? q),
  );
  return {
    ...page,
    cities,
    groups: groups.map(({ group, entries }) => ({
      group,
      results: entries.flatMap(({ id }) => results.get(id) ?? []),
    })),
    correction: better && spelledLike(better, namesOf(results)),
    meant: answer.meant && (await spelled(answer.meant)),
    isPartial: found.length > 0 && !hasAllWords(found),
    words: found.length === 0 ? knownWords(spelling) : [],
  };
}

/** What it would show first tells how its words are written. */
async function spelled({ q, found }: NonNullable<Found['meant']>): Promise<string> {
  const shown = searchPage(found, '', 1).groups.flatMap(({ entries }) => entries);
  return spelledLike(q, namesOf(await readResults(shown, [])));
}

function namesOf(results: Map<string, SearchResult>): string[] {
  return [...results.values()].map(({ name }) => name);
}
