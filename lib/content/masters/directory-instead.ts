import 'server-only';
import { type CallState, callState } from '@/lib/editorial/masters/call-state';
import { type DirectoryChoice, withoutConditions } from '@/lib/entities/directory';
import { type Call, listCalls, shownCalls } from './calls';
import { type Establishment, listEstablishments } from './establishments';
import type { DirectoryIndex } from './facets/directory-index';
import { matchDirectory } from './facets/directory-match';
import { type Looser, loosened, nearestByWords, placesCalled } from './facets/directory-nothing';
import { type ListedMaster, listProgrammesInOrder, withCosts } from './programmes';

const NEARBY = 4;

/** What a reader is offered whose choice finds nothing. */
export type Instead = {
  /** Which conditions to take away for how many masters, most first. */
  loosened: Looser[];
  /** What the first of these would show, or else those that have most of the words. */
  nearby: ListedMaster[];
  /** The establishments that the words name. */
  schools: { establishment: Establishment; state: CallState<Call> }[];
};

export async function loadInstead(
  index: DirectoryIndex,
  choice: DirectoryChoice,
  today: string,
): Promise<Instead> {
  const ways = loosened(index, choice);
  const [first] = ways;
  const near = first
    ? matchDirectory(index, withoutConditions(choice, first.without), today).entries
    : nearestByWords(index, choice.q);
  const [nearby, schools] = await Promise.all([
    listProgrammesInOrder(near.slice(0, NEARBY).map(({ id }) => id)).then(withCosts),
    loadSchools(placesCalled(index, choice.q), today),
  ]);
  return { loosened: ways, nearby, schools };
}

async function loadSchools(ids: string[], today: string): Promise<Instead['schools']> {
  if (ids.length === 0) return [];
  const [establishments, calls] = await Promise.all([
    listEstablishments({ where: { id: { in: ids } } }),
    listCalls({ where: { establishmentId: { in: ids }, ...shownCalls() } }),
  ]);
  return establishments.map((establishment) => ({
    establishment,
    state: callState(
      calls.filter(({ establishmentId }) => establishmentId === establishment.id),
      today,
    ),
  }));
}
