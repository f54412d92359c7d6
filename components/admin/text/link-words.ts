import type { LinkStateName } from '@/lib/entities/desk/links';

export type CheckedLink = {
  address: string;
  isInside: boolean;
  state: LinkStateName;
  status: number | null;
  triedAt: string | null;
};

const WORDS: Record<LinkStateName, string> = {
  there: 'Answered',
  moved: 'Leads on to the new address of the page',
  draft: 'Not published: visitors do not find it',
  gone: 'The page was deleted',
  missing: 'Nothing is there',
  refused: 'Did not let the check in: look at it yourself',
  failing: 'Its server has trouble',
  unreachable: 'Could not be reached',
  endless: 'Leads on and on',
  private: 'Not an address of the public web: not tried',
  untried: 'Not tried yet: check again',
};

export function wordsOf({ state, status, isInside }: CheckedLink): string {
  if (isInside && state === 'there') return 'Is there';
  const isTelling = status !== null && status >= 400;
  return isTelling ? `${WORDS[state]} (${status})` : WORDS[state];
}

export const isFine = ({ state }: CheckedLink) => state === 'there' || state === 'moved';

/** What somebody has to do something about stands first. */
export function inOrder(links: readonly CheckedLink[]): CheckedLink[] {
  return [...links.filter((link) => !isFine(link)), ...links.filter(isFine)];
}
