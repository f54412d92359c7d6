/** What browsers call the list that they keep. */
export const KEPT_UNDER = 'masters-gardes';

/** More than anybody applies to, and few enough for an address. */
export const MOST_KEPT = 20;

/** What a column of the comparison needs on a wide screen. */
export const MOST_COMPARED = 4;

export const isComparable = ({ length }: readonly string[]) =>
  length > 1 && length <= MOST_COMPARED;

const SLUG = /^(?=.{1,120}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** In the order given, each once, of whatever length; what can name nothing is passed over. */
export function slugsIn(text: string): string[] {
  return [...new Set(text.split(','))].filter((part) => SLUG.test(part));
}

export type KeptList = {
  slugs: string[];
  /** How many more were given than a list may have. */
  tooMany: number;
  /** How many can name nothing. */
  odd: number;
};

/** Reads a list from an address, in which anybody may have written. */
export function readList(given: string | readonly string[]): KeptList {
  const parts = [given]
    .flat()
    .flatMap((text) => text.split(','))
    .filter((part) => part.trim() !== '')
    .map(lastPart);
  const slugs = slugsIn(parts.join());
  return {
    slugs: slugs.slice(0, MOST_KEPT),
    tooMany: Math.max(0, slugs.length - MOST_KEPT),
    odd: new Set(parts).size - slugs.length,
  };
}

/** Nobody has named anything, not even what does not exist. */
export const isEmptyList = ({ slugs, odd }: KeptList) => slugs.length + odd === 0;

/** People paste the address of a page where its last part is wanted. */
function lastPart(given: string): string {
  return given
    .trim()
    .replace(/[?#][^]*$/, '')
    .replace(/\/$/, '')
    .replace(/^[^]*\//, '');
}
