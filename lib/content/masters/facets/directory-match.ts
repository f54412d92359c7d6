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
  { entries, values, names }: DirectoryIndex,
  { q, facets: chosen, tri }: DirectoryChoice,
  today: string,
): DirectoryMatch {
  const asked = FACETS.map((facet, at) => {
    const value = chosen[facet];
    return value === undefined ? undefined : (values[at]?.indexOf(value) ?? -1);
  });
  const words = askedWords(q);
  const counts = values.map((all) => new Uint32Array(all.length));
  const found: Entry[] = [];
  for (const entry of entries) {
    if (!words.every((word) => standsIn(entry.text, word))) continue;
    const failed = failedFacet(entry, asked);
    if (failed === SEVERAL) continue;
    if (failed === NONE) found.push(entry);
    for (let at = 0; at < FACETS.length; at += 1) {
      if (failed !== NONE && failed !== at) continue;
      raise(counts[at], entry.values[at]);
    }
  }
  const facets = FACETS.map((facet, at) => {
    const found = (values[at] ?? []).map((value, number) => ({
      value,
      name: names[facet]?.get(value),
      count: counts[at]?.[number] ?? 0,
    }));
    const offered = mostFirst(found.filter(({ count }) => count > 0));
    return [facet, facet === 'budget' ? inSteps(offered) : offered] as const;
  });
  return {
    entries: sorted(found, tri, words, today),
    facets: Object.fromEntries(facets) as Record<FacetName, FacetValue[]>,
  };
}

/** "finance fes" when a master has the value finance of one facet and fes of the other. */
export function pairsOf(
  { entries, values }: DirectoryIndex,
  one: FacetName,
  other: FacetName,
): Set<string> {
  const [first, second] = [FACETS.indexOf(one), FACETS.indexOf(other)];
  const pairs = new Set<string>();
  for (const entry of entries) {
    for (const left of entry.values[first] ?? []) {
      for (const right of entry.values[second] ?? []) {
        pairs.add(`${values[first]?.[left]} ${values[second]?.[right]}`);
      }
    }
  }
  return pairs;
}

/** When applications close next, or else when they last did. */
export function knownClosing(entry: Entry, today: string): string | undefined {
  return nextClosing(entry, today) ?? entry.calls.at(-1)?.closesOn;
}

/** The day that applications for a master close next, among those that are open. */
export function nextClosing({ calls }: Entry, today: string): string | null {
  return calls.find((call) => isOpen(call, today))?.closesOn ?? null;
}

const NONE = -1;
const SEVERAL = -2;

function failedFacet(entry: Entry, asked: (number | undefined)[]): number {
  let failed = NONE;
  for (let at = 0; at < asked.length; at += 1) {
    const value = asked[at];
    if (value === undefined || entry.values[at]?.includes(value)) continue;
    if (failed !== NONE) return SEVERAL;
    failed = at;
  }
  return failed;
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

function raise(counts: Uint32Array | undefined, numbers: readonly number[] | undefined): void {
  if (!counts || !numbers) return;
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
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
  const has = (facet: FacetName, ...slugs: readonly (string | null)[]) => {
    const at = FACETS.indexOf(facet);
    const known = slugs.map((slug) => index.values[at]?.indexOf(slug ?? '') ?? NOWHERE);
    const numbers = known.filter((number) => number !== NOWHERE);
    return (entry: Entry) => entry.values[at]?.some((one) => numbers.includes(one)) === true;
  };
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

const NOWHERE = -1;

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
