import { isOpen } from '@/lib/editorial/masters/call-state';
import { type AskedWord, askedWords, standsIn } from '@/lib/asked/understand';
import {
  CLOSED,
  type DirectoryChoice,
  FACETS,
  type FacetName,
  type Sort,
} from '@/lib/entities/directory';
import type { DirectoryIndex, Entry } from './directory-index';
import type { Programme } from '@/lib/entities/programme';

export type FacetValue = { value: string; name?: string; count: number };
type DirectoryMatch = {
  entries: Entry[];
  /** How many would be left with this value of the facet and the other facets as they are. */
  facets: Record<FacetName, FacetValue[]>;
};

/** One pass: a master that fails a single facet counts for the values of that facet alone. */
export function matchDirectory(
  { entries, names }: DirectoryIndex,
  { q, facets: chosen, tri }: DirectoryChoice,
  today: string,
): DirectoryMatch {
  const asked = FACETS.filter((facet) => chosen[facet] !== undefined);
  const words = askedWords(q);
  const counts = ofEach(() => new Map<string, number>());
  const found: Entry[] = [];
  for (const entry of entries) {
    if (!words.every((word) => standsIn(entry.text, word))) continue;
    const failed = asked.filter((facet) => !entry.values[facet].includes(chosen[facet] ?? ''));
    if (failed.length > 1) continue;
    if (failed.length === 0) found.push(entry);
    for (const facet of failed.length === 0 ? FACETS : failed) {
      const count = counts[facet];
      for (const value of entry.values[facet]) count.set(value, (count.get(value) ?? 0) + 1);
    }
  }
  const facets = ofEach((facet) => {
    const named = ([value, count]: [string, number]) => ({
      value,
      name: names[facet]?.get(value),
      count,
    });
    const offered = mostFirst([...counts[facet]].map(named));
    return facet === 'budget' ? inSteps(offered) : offered;
  });
  return { entries: sorted(found, tri, words, today), facets };
}

function ofEach<T>(make: (facet: FacetName) => T): Record<FacetName, T> {
  return Object.fromEntries(FACETS.map((facet) => [facet, make(facet)])) as Record<FacetName, T>;
}

/** "finance fes" when a master has the value finance of one facet and fes of the other. */
export function pairsOf(
  { entries }: DirectoryIndex,
  one: FacetName,
  other: FacetName,
): ReadonlySet<string> {
  const pairs = entries.flatMap(({ values }) =>
    values[one].flatMap((left) => values[other].map((right) => `${left} ${right}`)),
  );
  return new Set(pairs);
}

/** When applications close next, or else when they last did. */
export function knownClosing(entry: Entry, today: string): string | undefined {
  return nextClosing(entry, today) ?? entry.calls.at(-1)?.closesOn;
}

/** The day that applications for a master close next, among those that are open. */
export function nextClosing({ calls }: Entry, today: string): string | null {
  return calls.find((call) => isOpen(call, today))?.closesOn ?? null;
}

function sorted(found: Entry[], tri: Sort, words: AskedWord[], today: string): Entry[] {
  if (tri === 'fiches' || (tri === 'pertinence' && words.length === 0)) return found;
  const key = {
    pertinence: ({ title }: Entry) => -words.filter((word) => standsIn(title, word)).length,
    cout: ({ cost }: Entry) => cost ?? Infinity,
    nom: ({ byName }: Entry) => byName,
    verifie: ({ verifiedOn }: Entry) => -Number(verifiedOn.replaceAll('-', '')),
    cloture: (entry: Entry) => Number(nextClosing(entry, today)?.replaceAll('-', '') ?? Infinity),
  }[tri];
  return found
    .map((entry) => ({ entry, place: key(entry) }))
    .toSorted((one, other) => (one.place === other.place ? 0 : one.place - other.place))
    .map(({ entry }) => entry);
}

function mostFirst(found: FacetValue[]): FacetValue[] {
  const label = ({ name, value }: FacetValue) => name ?? value;
  return found.sort(
    (one, other) => other.count - one.count || french.compare(label(one), label(other)),
  );
}

function inSteps(found: FacetValue[]): FacetValue[] {
  const { budget: steps = [] } = CLOSED;
  return found.sort((one, other) => steps.indexOf(one.value) - steps.indexOf(other.value));
}

const french = new Intl.Collator('fr');

/**
 * The same title wherever it is taught, then the same subject in its city, at its
 * university, and elsewhere.
 */
export function similarEntries(index: DirectoryIndex, master: Programme): Entry[] {
  const { id, name, categories, establishmentSlug, citySlug, universitySlug } = master;
  const has =
    (facet: FacetName, ...slugs: readonly (string | null)[]) =>
    ({ values }: Entry) =>
      values[facet].some((one) => slugs.includes(one));
  const isNamesake = withTitle(name);
  // Without a subject its neighbours are what is known to be near it.
  const isOfSubject =
    categories.length > 0
      ? has('specialisation', ...categories.map(({ slug }) => slug))
      : has('etablissement', establishmentSlug);
  const ways = [has('ville', citySlug), has('universite', universitySlug), () => true];
  const distanceOf = (entry: Entry) => {
    if (isNamesake(entry)) return 0;
    return isOfSubject(entry) ? 1 + ways.findIndex((isNear) => isNear(entry)) : Infinity;
  };
  return index.entries
    .filter((entry) => entry.id !== id)
    .map((entry) => ({ entry, distance: distanceOf(entry) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((one, other) => one.distance - other.distance)
    .map(({ entry }) => entry);
}

/** With or without « et », its acronym or « Master », it is one title. */
function withTitle(name: string): (entry: Entry) => boolean {
  const [, title = '', short = ''] = /^([^(]*)(.*)$/.exec(name) ?? [];
  const words = askedWords(title);
  const shortened = askedWords(short).map(({ word }) => word);
  return (entry) =>
    words.every((word) => standsIn(entry.title, word)) &&
    askedWords(entry.title).every(
      ({ word }) => shortened.includes(word) || words.some((own) => standsIn(` ${word} `, own)),
    );
}
