import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fold, wordsOf } from '@/lib/french/words';
import { FACETS, type FacetName } from '@/lib/entities/directory';
import { isLittle } from '@/lib/french/question-words';

/** Letters of Arabic that are chosen freely, and a sign that draws words out. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ة/g, 'ه'],
  [/[ىی]/g, 'ي'],
  [/ک/g, 'ك'],
  [/ـ/g, ''],
];
const DIGIT_OF_ARABIC = /[٠-٩۰-۹]/g;

/** The words of any script, without signs and capitals, with digits of one kind. */
export function foldedWords(text: string): string[] {
  const digit = (one: string) => `${one.charCodeAt(0) & 0xf}`;
  return wordsOf(fold(text).replace(DIGIT_OF_ARABIC, digit));
}

/** The same, spelled in one way: what names are compared by. */
export function plainWords(text: string): string[] {
  return foldedWords(text).map((word) =>
    ALIKE.reduce((plain, [written, meant]) => plain.replace(written, meant), word),
  );
}

const ARTICLE = /^(?:[وفبك]?ال|لل)(?=..)/;
const JOINED = /^(?:[وفبلك]|l)(?=...)/;

/** Without its article, and without a preposition where a name is left. */
function bareWord(word: string, isName: (word: string) => boolean): string {
  const bare = word.replace(ARTICLE, '');
  if (bare !== word || isName(word)) return bare;
  const rest = word.replace(JOINED, '').replace(ARTICLE, '');
  return isName(rest) ? rest : word;
}

export type PlaceFacet = Extract<
  FacetName,
  'ville' | 'universite' | 'etablissement' | 'specialisation'
>;

/** What people mean by some words. */
export type Meaning = {
  /** The name of its group in words.json, which says what such words do. */
  role?: string;
  /** What it is called in the guide, where that is not what was typed. */
  words?: string[];
  place?: { facet: PlaceFacet; slug: string };
  /** Where an answer is: on a page, or at masters with a value of a facet. */
  lead?: { address: string } | { facet: FacetName; value: string };
  /** What there is to read about masters with that value. */
  article?: string;
};

type Name = { text: string; kind?: string; means?: string; source?: string };
type Names = Record<string, Name[]>;
type Group = Pick<Meaning, 'article'> & { leadsTo: string; asks?: string; names: Name[] };

/** No name has more words. */
export const LONGEST_NAME = 9;

/** What may be meant by words that are spelled so; mostly one thing. */
export function meaningsOf(words: readonly string[]): Meaning[] | undefined {
  return names().get(words.join(' '));
}

export function bare(word: string): string {
  return bareWord(word, (one) => names().has(one));
}

/** A name that follows from a rule is never shown; this one has a source. */
export function acronymOf(university: string): string | undefined {
  acronyms ??= new Map(Object.entries(read<Names>('universities')));
  const names = acronyms.get(university) ?? [];
  return names.find(({ kind, source }) => kind === 'acronym' && source)?.text;
}

let acronyms: Map<string, Name[]> | undefined;
let known: Map<string, Meaning[]> | undefined;

function names(): Map<string, Meaning[]> {
  known ??= readNames();
  return known;
}

function readNames(): Map<string, Meaning[]> {
  const all = [
    ...namesOfPlaces('ville', 'cities'),
    ...namesOfPlaces('universite', 'universities'),
    ...namesOfPlaces('etablissement', 'establishments'),
    ...namesOfFields(),
    ...namesOfWishes(),
  ];
  const single = new Map<string, Meaning[]>();
  const isSingle = (word: string) => single.has(word);
  const found = new Map<string, Meaning[]>();
  // Names of one word first: they tell what may be left of others.
  for (const isFirst of [true, false]) {
    for (const [text, meaning] of all) {
      const typed = plainWords(text);
      if ((typed.length === 1) !== isFirst) continue;
      const words = typed.map((word) => bareWord(word, isSingle));
      const isWithin = (word: string, at: number) =>
        at > 0 && at < words.length - 1 && isLittle(word);
      const loud = words.filter((word, at) => !isWithin(word, at));
      for (const key of new Set([words.join(' '), loud.join(' ')])) {
        const others = (found.get(key) ?? []).filter((one) => !isSame(one, meaning));
        const meanings = [...others, meaning];
        found.set(key, meanings);
        if (isFirst) single.set(key, meanings);
      }
    }
  }
  return found;
}

/** « encg settat » is a name, and the acronym as its address has it. */
const isSame = (one: Meaning, other: Meaning) =>
  one.place !== undefined &&
  one.place.slug === other.place?.slug &&
  one.place.facet === other.place.facet;

function namesOfPlaces(facet: PlaceFacet, file: string): [string, Meaning][] {
  return Object.entries(read<Names>(file)).flatMap(([slug, names]) => {
    const meaning = {
      place: { facet, slug },
      words: slug.split('-').filter((word) => !isLittle(word)),
    };
    const texts = [slug.replaceAll('-', ' '), ...names.map(({ text }) => text)];
    return texts.map((text): [string, Meaning] => [text, meaning]);
  });
}

/** Other languages are looked for in French, which is in the titles. */
function namesOfFields(): [string, Meaning][] {
  const fields = Object.entries(read<Names>('specialisations'));
  const own = fields.flatMap(([slug, names]) =>
    names
      .filter(({ kind }) => kind === 'official')
      .map(({ text }) => [text, { facet: 'specialisation' as const, slug }] as const),
  );
  const placeOf = new Map(own);
  const others = fields.flatMap(([, all]) => all.filter(({ means }) => means));
  return [
    ...own.map(([text, place]): [string, Meaning] => [text, { words: heavyWords(text), place }]),
    ...others.map(({ text, means = '' }): [string, Meaning] => [
      text,
      { words: heavyWords(means), place: placeOf.get(means) },
    ]),
  ];
}

function namesOfWishes(): [string, Meaning][] {
  const groups = Object.entries(read<Record<string, Group>>('words'));
  return groups.flatMap(([role, group]) =>
    group.names.map(({ text, means = '' }): [string, Meaning] => {
      const { leadsTo, article, asks } = group;
      // What leads nowhere but means something is a word like others.
      if (!leadsTo && means) return [text, { words: heavyWords(means) }];
      if (!leadsTo) return [text, { role }];
      const facet = FACETS.find((one) => one === leadsTo);
      const lead = facet ? { facet, value: means } : { address: means || leadsTo };
      const words = asks ? [asks] : facet && plainWords(means);
      return [text, { role, lead, article, words }];
    }),
  );
}

const heavyWords = (text: string) => plainWords(text).filter((word) => !isLittle(word));

function read<T>(file: string): T {
  const path = resolve('prisma/seed/names', `${file}.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}
