import { isLittle, shortNames, withoutEnding } from '@/lib/french/question-words';
import type { Facets } from '@/lib/entities/directory';
import { fold, wordsOf } from '@/lib/french/words';
import {
  LONGEST_NAME,
  bare,
  meaningsOf,
  type Meaning,
  type PlaceFacet,
  foldedWords,
  plainWords,
} from './other-names';

/** What is looked for in one of its ways, of which all words must be there. */
export type Term = {
  word: string;
  ways: string[][];
  /** Of a known name, and so no beginning of another word. */
  isWhole?: boolean;
};

export type Wish = {
  /** « dates », « price »: a group of words.json. */
  name: string;
  address?: string;
  /** Masters that have all of these. */
  facets: Facets;
  /** What to read about them. */
  article?: string;
};

export type Understood = {
  /** What tells texts apart; whatever was typed where nothing does. */
  terms: Term[];
  /** All words, for what is called exactly so. */
  named: string[];
  /** The kind of thing that is asked for by its name. */
  about: 'master' | 'institution' | '';
  places: Partial<Record<PlaceFacet, string[]>>;
  wish?: Wish;
  /** What is asked for beside the wish. */
  rest: string;
  /** Words of no known name: they may be misspelt. */
  unknown: string[];
};

type Piece = { typed: string[]; meanings: Meaning[] };

const EVERYWHERE = new Set(['light', 'master', 'institution']);
/** Nobody types more to good purpose, and each is looked up several times. */
const MOST_WORDS = 60;

export function understand(q: string): Understood {
  const pieces = piecesOf(q);
  const wishes = pieces.filter(isWish);
  const heavy = pieces.filter((piece) => !isWish(piece) && !isEverywhere(piece));
  const counted = [heavy, wishes, pieces].find(({ length }) => length > 0) ?? [];
  return {
    terms: termsOf(counted),
    named: [...new Set(termsOf(pieces).flatMap(({ ways }) => ways.flat()))],
    about: heavy.length > 0 ? aboutOf(pieces) : '',
    places: placesOf(heavy),
    wish: wishOf(wishes),
    rest: heavy.flatMap(({ typed }) => typed).join(' '),
    unknown: pieces.flatMap(({ typed, meanings }) => (meanings.length > 0 ? [] : typed)),
  };
}

/** A question in the words of the guide, wishes as they were typed. */
function translated(q: string): Term[] {
  const pieces = piecesOf(q).map((piece) => (isWish(piece) ? { ...piece, meanings: [] } : piece));
  const heavy = pieces.filter((piece) => !isEverywhere(piece));
  return termsOf(heavy.length > 0 ? heavy : pieces);
}

/** Undefined where nothing in it has another name in the guide. */
export function inGuideWords(q: string): string | undefined {
  const words = translated(q).flatMap(({ ways }) => ways.at(-1) ?? []);
  const typed = new Set(foldedWords(q));
  return words.every((word) => typed.has(word)) ? undefined : words.join(' ');
}

const roleOf = ({ meanings }: Piece) => meanings[0]?.role ?? '';
const isWish = ({ meanings }: Piece) => meanings.some(({ lead }) => lead);
const isEverywhere = (piece: Piece) => EVERYWHERE.has(roleOf(piece));

/** The longest names first: « FEG Settat » is no « Settat ». */
function piecesOf(q: string): Piece[] {
  const shouted = new Set(shortNames(q));
  const isSilent = (word: string) => isLittle(word) && !shouted.has(word);
  const words = foldedWords(q).slice(0, MOST_WORDS);
  const spelled = plainWords(q).slice(0, MOST_WORDS).map(bare);
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length;) {
    const ahead = spelled.slice(at, at + LONGEST_NAME);
    const { length, meanings } = longestName(ahead, isSilent);
    const whole = words.slice(at, at + length);
    const typed = length === 1 ? whole : whole.filter((word) => !isSilent(word));
    at += length;
    if (meanings.length === 0 && typed.every(isSilent)) continue;
    if (meanings[0]?.role !== 'silent') pieces.push({ typed, meanings });
  }
  return pieces;
}

/** « ENCG de Settat » is the name without its little words. */
function longestName(words: string[], isSilent: (word: string) => boolean) {
  const roleAlone = (word: string) => meaningsOf([word])?.[0]?.role;
  const isLoud = (word: string) => !isSilent(word) && roleAlone(word) !== 'silent';
  const shortest = isSilent(words[0] ?? '') ? 2 : 1;
  for (let length = words.length; length >= shortest; length -= 1) {
    const typed = words.slice(0, length);
    const loud = typed.filter(isLoud);
    const isWhole = loud[0] === typed[0] && loud.at(-1) === typed.at(-1);
    const meanings = meaningsOf(typed) ?? (isWhole ? meaningsOf(loud) : undefined);
    if (meanings) return { length, meanings: preferred(meanings) };
  }
  return { length: 1, meanings: [] };
}

/** A school with the name of its university is shown as the university. */
function preferred(meanings: Meaning[]): Meaning[] {
  const universities = meanings.filter(({ place }) => place?.facet === 'universite');
  return universities.length > 0 ? universities : meanings;
}

function termsOf(pieces: readonly Piece[]): Term[] {
  const terms = pieces.flatMap(({ typed, meanings }): Term[] => {
    const isOther = (words: string[]) => words.length > 0 && words.join() !== typed.join();
    const told = meanings.flatMap(({ words = [] }) => (isOther(words) ? [words] : []));
    const [only = typed] = told;
    const isCalledSo = told.length > 0 && isOnlyCalledSo(typed, meanings);
    const isWhole = meanings.some(({ place }) => place);
    if (told.length === 0 || (isCalledSo && told.length === 1)) {
      return only.map((word) => ({ word, ways: [[word]], isWhole }));
    }
    const ways = isCalledSo ? told : [typed, ...told];
    return [{ word: typed.join(' '), ways, isWhole }];
  });
  return [...new Map(terms.map((term) => [JSON.stringify(term.ways), term])).values()];
}

/** As it was typed no text has it; some have a field by its acronym or in English. */
function isOnlyCalledSo(typed: readonly string[], [meaning]: readonly Meaning[]): boolean {
  const isForeign = typed.some((word) => ARABIC.test(word));
  const isPlace = meaning?.place !== undefined && meaning.place.facet !== 'specialisation';
  return isForeign || isPlace || meaning?.lead !== undefined;
}

const ARABIC = /\p{Script=Arabic}/u;

function aboutOf(pieces: readonly Piece[]): Understood['about'] {
  const isMba = ({ typed, meanings }: Piece) =>
    [typed, ...meanings.map(({ words = [] }) => words)].some((words) => words.includes('mba'));
  if (pieces.some((piece) => roleOf(piece) === 'master' || isMba(piece))) return 'master';
  return pieces.some((piece) => roleOf(piece) === 'institution') ? 'institution' : '';
}

function placesOf(pieces: readonly Piece[]): Understood['places'] {
  const places: Understood['places'] = {};
  for (const { place } of pieces.flatMap(({ meanings }) => meanings)) {
    if (!place) continue;
    const others = places[place.facet] ?? [];
    places[place.facet] = [...new Set([...others, place.slug])];
  }
  return places;
}

/** The longest is wanted most; masters may have to be several things. */
function wishOf(wishes: readonly Piece[]): Wish | undefined {
  const [best] = wishes.toSorted((one, other) => other.typed.length - one.typed.length);
  if (!best) return undefined;
  const all = wishes.flatMap(({ meanings }) => meanings);
  const facets: Facets = {};
  for (const { lead } of all) {
    if (lead && 'facet' in lead) facets[lead.facet] = lead.value;
  }
  const first = best.meanings.find(({ lead }) => lead);
  const lead = first?.lead;
  const address = lead && 'address' in lead ? lead.address : undefined;
  const article = all.find((one) => one.article)?.article;
  return { name: first?.role ?? '', address, facets, article };
}

/** What is looked for: in one of its ways, all parts must stand in the text. */
export type AskedWord = { word: string; ways: string[][] };

/** Each is looked for in every text. */
const MOST_ASKED = 8;

export function askedWords(q: string): AskedWord[] {
  return translated(q)
    .slice(0, MOST_ASKED)
    .map(({ word, ways }) => ({
      word,
      ways: ways.flatMap((words) => {
        const [only = '', other] = words;
        if (other !== undefined) return [phrase(words)];
        return partsOf(only).map((part) => [part]);
      }),
    }));
}

/** Each word between spaces, so that its beginning and its end can be asked for. */
export function spacedWords(...texts: (string | null | undefined)[]): string {
  return ` ${wordsOf(fold(texts.filter(Boolean).join(' '))).join(' ')} `;
}

export function standsIn(spaced: string, { ways }: AskedWord): boolean {
  return ways.some((parts) => parts.every((part) => spaced.includes(part)));
}

/** « Ressources » and « humaines » far apart are other words; three can hardly be. */
function phrase(words: readonly string[]): string[] {
  if (words.length > 2) return words.map((word) => ` ${withoutEnding(word)}`);
  const last = withoutEnding(words.at(-1) ?? '');
  return [` ${[...words.slice(0, -1), last].join(' ')}`];
}

/** Five letters may be the beginning of a word; four are too often another one, as ENSA and ENSAM. */
function partsOf(word: string): string[] {
  if (word.length > 4) return [` ${withoutEnding(word)}`];
  const single = word.length === 4 ? word.replace(/[sx]$/, '') : word;
  return [...new Set([` ${word} `, ` ${single} `, ` ${single}s `])];
}
