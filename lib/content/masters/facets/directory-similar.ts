import { askedWords, standsIn } from '@/lib/asked/understand';
import { FACETS, type FacetName } from '@/lib/entities/directory';
import type { Programme } from '@/lib/entities/programme';
import type { DirectoryIndex, Entry } from './directory-index';

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
