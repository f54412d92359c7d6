import { choiceValues } from './choices';
import { type SearchParams, repeatedNames } from '@/lib/paging';
import { readList } from '@/lib/entities/plain/kept-list';
import { isPrintable } from '@/lib/entities/plain/printable';
import { isSlug } from '@/lib/entities/fields/rules';

/** What the directory can be narrowed by, in the order of its addresses and of the statement. */
export const FACETS = [
  'specialisation',
  'ville',
  'etablissement',
  'universite',
  'type',
  'rythme',
  'langue',
  'statut',
  'frais',
  'budget',
  'candidatures',
  'preuve',
] as const;
export type FacetName = (typeof FACETS)[number];

/** `fiches` puts first what is recent and says much. */
export const SORTS = ['pertinence', 'fiches', 'cout', 'cloture', 'verifie', 'nom'] as const;
export type Sort = (typeof SORTS)[number];

export type Facets = Partial<Record<FacetName, string>>;

export type DirectoryChoice = {
  q: string;
  facets: Facets;
  tri: Sort;
  /** A list that the reader has put together, for browsers that cannot keep it. */
  kept?: readonly string[];
};

/** What a whole programme may cost, in dirhams. */
export const BUDGETS = ['0', '20000', '60000', '100000', '150000', '200000'] as const;

export const UNKNOWN_COST = 'inconnu';

/** The others are chosen by the slugs of what they name. */
export const CLOSED: Partial<Record<FacetName, readonly string[]>> = {
  type: choiceValues('programmeKind'),
  rythme: choiceValues('rhythm'),
  langue: choiceValues('language'),
  statut: ['public', 'prive'],
  frais: ['connus', 'gratuit'],
  budget: [...BUDGETS, UNKNOWN_COST],
  candidatures: ['ouvertes'],
  preuve: ['verifie', 'officielle'],
};

/** What readers ask for among calls: a state, or of the open ones those that close soon. */
export const CALL_FILTERS = ['bientot', 'ouvert', 'a-venir', 'sans-date', 'clos'] as const;
export type CallFilter = (typeof CALL_FILTERS)[number];

export const LONGEST_WORDS = 100;

export function canBeChosen(facet: FacetName, value: string): boolean {
  return CLOSED[facet]?.includes(value) ?? isSlug(value);
}

type DirectoryQuestion = DirectoryChoice & {
  /** The reader's own words were too many, and only the first of them are looked for. */
  isCut: boolean;
  /** A filter that cannot be. */
  isImpossible: boolean;
  /** Given with several values, of which the first counts. */
  repeated: FacetName[];
};

export function directoryQuestion(params: Awaited<SearchParams>): DirectoryQuestion {
  const first = (name: string) => [params[name]].flat()[0]?.trim() ?? '';
  const given = FACETS.map((facet) => [facet, first(facet)] as const).filter(([, v]) => v !== '');
  const possible = given.filter(([facet, value]) => canBeChosen(facet, value));
  const words = [...readable(first('q'))];
  const q = words.slice(0, LONGEST_WORDS).join('').trim();
  const tri = SORTS.find((sort) => sort === first('tri'));
  return {
    q,
    facets: Object.fromEntries(possible),
    kept: readList(params.m ?? '').slugs,
    tri: tri && (tri !== 'pertinence' || q) ? tri : usualSort(q),
    isCut: words.length > LONGEST_WORDS,
    isImpossible: possible.length < given.length || params.filtre !== undefined,
    repeated: repeatedNames(params, FACETS),
  };
}

export const usualSort = (q: string): Sort => (q ? 'pertinence' : 'fiches');

/** What can be taken away from a choice: a facet, or its words. */
export type Condition = FacetName | 'q';

export function withoutConditions(
  { q, facets, tri, kept }: DirectoryChoice,
  conditions: readonly Condition[],
): DirectoryChoice {
  const left = FACETS.filter((facet) => !conditions.includes(facet));
  const words = conditions.includes('q') ? '' : q;
  return {
    q: words,
    facets: Object.fromEntries(left.map((facet) => [facet, facets[facet]])),
    tri: tri === usualSort(q) ? usualSort(words) : tri,
    kept,
  };
}

/** The one address of a choice: filters in their order, and nothing that goes without saying. */
export function directoryQuery({
  q,
  facets,
  tri,
  kept = [],
}: DirectoryChoice): Record<string, string> {
  const chosen = FACETS.flatMap((facet) => {
    const value = facets[facet];
    return value ? [[facet, value] as const] : [];
  });
  return {
    ...(q ? { q } : {}),
    ...Object.fromEntries(chosen),
    ...(tri === usualSort(q) ? {} : { tri }),
    ...(kept.length > 0 ? { m: kept.join() } : {}),
  };
}

function readable(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return isPrintable(line)
    ? line
    : line
        .toWellFormed()
        .replace(/[\p{C}\uFFFD]+/gu, ' ')
        .trim();
}
