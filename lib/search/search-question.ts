import { paths } from '@/lib/paths';
import { isPrintable } from '@/lib/entities/plain/printable';
import { isSlug } from '@/lib/entities/fields/rules';

/** Of groups whose best results are equal, the first in this order comes first. */
export const SEARCH_GROUPS = [
  'masters',
  'universites',
  'etablissements',
  'villes',
  'specialisations',
  'guides',
  'articles',
] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

/** `absent` is the only one that is nobody's mistake. */
export type QuestionFault = 'absent' | 'short' | 'long' | 'unreadable';

export type SearchQuestion = {
  q: string;
  fault?: QuestionFault;
  type: SearchGroup | '';
  ville: string;
  /** The words as they are typed, though others would find more. */
  isExact: boolean;
};

const SHORTEST = 2;
/** What `mots` says in an address. */
const EXACT_WORDS = 'exacts';
export const LONGEST_QUESTION = 100;

/** Leaves out filters that do not exist. */
export function searchQuestion(params: Record<string, unknown>): SearchQuestion {
  const given = [params.q].flat()[0];
  const raw = typeof given === 'string' ? given : '';
  const q = raw.replace(/\s+/g, ' ').trim();
  const { type, ville, mots } = params;
  return {
    // A text that is refused is shown again, but a long one not wholly.
    q: isPrintable(q) ? [...q].slice(0, LONGEST_QUESTION).join('') : '',
    fault: faultOf(q),
    type: SEARCH_GROUPS.find((group) => group === type) ?? '',
    ville: typeof ville === 'string' && isSlug(ville) ? ville : '',
    isExact: mots === EXACT_WORDS,
  };
}

function faultOf(q: string): QuestionFault | undefined {
  if (q === '') return 'absent';
  if (!isPrintable(q)) return 'unreadable';
  const { length } = [...q];
  if (length < SHORTEST) return 'short';
  return length > LONGEST_QUESTION ? 'long' : undefined;
}

type Asked = { q: string; type?: string; ville?: string; isExact?: boolean };

export function searchParameters(asked: Asked): Record<string, string> {
  const { q, type, ville, isExact } = asked;
  return {
    q,
    ...(type ? { type } : {}),
    ...(ville ? { ville } : {}),
    ...(isExact ? { mots: EXACT_WORDS } : {}),
  };
}

export function searchHref(asked: Asked): string {
  return `${paths.search}?${new URLSearchParams(searchParameters(asked))}`;
}
