import { type AskedWord, askedWords, standsIn } from '@/lib/asked/understand';
import { nearestWord, withOtherWords } from '@/lib/french/spelling';
import { type Condition, type DirectoryChoice, FACETS } from '@/lib/entities/directory';
import type { DirectoryIndex, Entry } from './directory-index';

export type Looser = { without: Condition[]; count: number };

const MOST_WAYS = 5;
const MOST_PLACES = 3;

/**
 * For a choice that finds nothing: the fewest conditions that have to go, and what is found then.
 * Without all of them there is only the whole list, which is linked anyway.
 */
export function loosened({ entries }: DirectoryIndex, choice: DirectoryChoice): Looser[] {
  const words = askedWords(choice.q);
  const conditions: [Condition, (entry: Entry) => boolean][] = [];
  for (const facet of FACETS) {
    const value = choice.facets[facet];
    if (value === undefined) continue;
    conditions.push([facet, (entry) => entry.values[facet].includes(value)]);
  }
  if (words.length > 0) conditions.push(['q', hasWords(words)]);
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const failed = conditions.filter(([, holds]) => !holds(entry)).map(([name]) => name);
    if (failed.length === 0 || failed.length === conditions.length) continue;
    counts.set(failed.join(), (counts.get(failed.join()) ?? 0) + 1);
  }
  const all = [...counts].map(([names, count]) => ({
    without: names.split(',') as Condition[],
    count,
  }));
  const fewest = Math.min(...all.map(({ without }) => without.length));
  return all
    .filter(({ without }) => without.length === fewest)
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_WAYS);
}

/** Those that have the most of the words, when none has all. */
export function nearestByWords({ entries }: DirectoryIndex, q: string): Entry[] {
  const words = askedWords(q);
  return entries
    .map((entry) => ({ entry, has: words.filter((word) => standsIn(entry.text, word)).length }))
    .filter(({ has }) => has > 0)
    .sort((one, other) => other.has - one.has)
    .map(({ entry }) => entry);
}

/** The ids of the few establishments that are called so, whether they have masters or not. */
export function placesCalled({ places }: DirectoryIndex, q: string): string[] {
  const words = askedWords(q);
  const called = words.length > 0 ? places.filter(hasWords(words)) : [];
  return called.length <= MOST_PLACES ? called.map(({ id }) => id) : [];
}

/** The question with each word that no master has replaced by the nearest one that some have. */
export function correctedQuestion(index: DirectoryIndex, q: string): string | undefined {
  const unknown = askedWords(q).filter(
    (word) => !index.entries.some(({ text }) => standsIn(text, word)),
  );
  if (unknown.length === 0) return undefined;
  const known = vocabularyOf(index);
  return withOtherWords(q, new Map(unknown.map(({ word }) => [word, nearestWord(word, known)])));
}

const hasWords = (words: readonly AskedWord[]) => (one: { text: string }) =>
  words.every((word) => standsIn(one.text, word));

const vocabularies = new WeakMap<DirectoryIndex, ReadonlySet<string>>();

/** Made for the first question that needs it. */
function vocabularyOf(index: DirectoryIndex): ReadonlySet<string> {
  const known = vocabularies.get(index);
  if (known) return known;
  const texts = [...index.entries, ...index.places].map(({ text }) => text);
  const made = new Set(texts.flatMap((text) => text.trim().split(' ')));
  vocabularies.set(index, made);
  return made;
}
