import { fold } from '@/lib/french/letters';

/** Where a link may lead: the words that name the page. */
export type Target = { path: string; names: string };

export type Link = { text: string; before: string; path: string };

const SMALL_WORDS = String.raw`(?: (?:au|aux|de|des|du|la|le|les|pour|sur)\b)*(?: (?:[dl]’)?)?`;

/** A noun just before a link says what kind of page it leads to. */
const NOUNS: readonly [noun: RegExp, path: RegExp][] = [
  [nounBefore('articles?|guide'), /^\/master-maroc\/|^\/guides$/],
  [nounBefore('fiches?'), /^\/(?:universites|specialisations|villes)/],
  [nounBefore('page'), /^\/(?!master-maroc\/)/],
];

function nounBefore(nouns: string): RegExp {
  return new RegExp(`\\b(?:${nouns})${SMALL_WORDS}\\[`);
}

export function linksOf(markdown: string): Link[] {
  return [...markdown.matchAll(/\[([^\]]+)\]\((\/[^)\s]*)\)/g)].map((match) => {
    const start = markdown.slice(0, match.index);
    const before = fold(start.split(/[.;:!?\n|)]/).at(-1) ?? '');
    return { text: match[1] ?? '', before, path: (match[2] ?? '').replace(/[?#].*$/, '') };
  });
}

/** Links whose words promise another kind of page, or name nothing of the page. */
export function brokenPromises(markdown: string, targets: readonly Target[]): string[] {
  return linksOf(markdown)
    .filter((link) => promisesAnother(link) || !namesItsPage(link, targets))
    .map(({ before, text, path }) => `${before.trim()} [${text}] → ${path}`);
}

function promisesAnother({ before, path }: Link): boolean {
  const rule = NOUNS.find(([noun]) => noun.test(`${before}[`));
  return rule !== undefined && !rule[1].test(path);
}

function namesItsPage({ text, path }: Link, targets: readonly Target[]): boolean {
  const target = targets.find((one) => one.path === path);
  const stems = new Set(stemsOf(target?.names ?? path));
  return stemsOf(text).some((stem) => stems.has(stem));
}

/** Five letters are enough to see that « accréditée » and « accréditation » are one thing. */
function stemsOf(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}]{3,}/gu) ?? []).map((word) => word.slice(0, 5));
}
