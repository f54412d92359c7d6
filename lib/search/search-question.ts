import { isPrintable, isSlug } from '@/lib/schemas/text';

export const SEARCH_GROUPS = [
  'specialisations',
  'villes',
  'universites',
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
};

const SHORTEST = 2;
export const LONGEST_QUESTION = 100;

/** Leaves out filters that do not exist. */
export function searchQuestion(params: Record<string, unknown>): SearchQuestion {
  const given = [params.q].flat()[0];
  const raw = typeof given === 'string' ? given : '';
  const q = raw.replace(/\s+/g, ' ').trim();
  const { type, ville } = params;
  return {
    // A text that is refused is shown again, but a long one not wholly.
    q: isPrintable(q) ? [...q].slice(0, LONGEST_QUESTION).join('') : '',
    fault: faultOf(q),
    type: SEARCH_GROUPS.find((group) => group === type) ?? '',
    ville: typeof ville === 'string' && isSlug(ville) ? ville : '',
  };
}

function faultOf(q: string): QuestionFault | undefined {
  if (q === '') return 'absent';
  if (!isPrintable(q)) return 'unreadable';
  const { length } = [...q];
  if (length < SHORTEST) return 'short';
  return length > LONGEST_QUESTION ? 'long' : undefined;
}
