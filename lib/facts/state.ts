import type { Choice } from '@/lib/entities/choices';
import { isSaid, isSame } from '@/lib/entities/said';
import { holdsUntil } from './lifetimes';

export type FactState = Choice<'factState'>;

/** What of a fact its worth depends on. */
export type Evidence = {
  field: string;
  value: unknown;
  seenOn: string | null;
  isVerified: boolean;
  endedOn: string | null;
  source: { date: string | null; state: Choice<'sourceState'>; stateOn: string | null };
};

/**
 * What the value of a field is worth on a day, from what its sources say. Null where no source says
 * it. Where the record says nothing, who says something contradicts it.
 */
export function stateOf(
  { field, value }: { field: string; value: unknown },
  facts: readonly Evidence[],
  today: string,
): FactState | null {
  const living = facts.filter((fact) => fact.field === field && !fact.endedOn);
  const sayers = living.filter((fact) => isSame(fact.value, value));
  const there = sayers.filter(({ source }) => source.state !== 'gone');
  const differs = (fact: Evidence) => fact.source.state !== 'gone' && !sayers.includes(fact);
  if (sayers.length === 0 && isSaid(value)) return null;
  if (there.length === 0 && sayers.length > 0) return 'source-disparue';
  if (living.some(differs)) return 'contredit';
  if (sayers.length === 0) return null;
  const holding = there.filter((fact) => isHolding(fact, today));
  if (holding.length === 0) return 'a-reverifier';
  return holding.some(({ isVerified }) => isVerified) ? 'verifie' : 'atteste';
}

/** A source that changed since says nothing for sure, and what has no day may be of any. */
function isHolding(fact: Evidence, today: string): boolean {
  const { state, stateOn } = fact.source;
  const day = seenDay(fact);
  if (day === null || (state === 'changed' && (stateOn ?? today) > day)) return false;
  return today <= holdsUntil(fact.field, day, today);
}

/** When it was seen, else the first day that its source can be of: it is never taken for younger. */
export function seenDay({ seenOn, source }: Pick<Evidence, 'seenOn' | 'source'>): string | null {
  return seenOn ?? (source.date && `${source.date}-01-01`.slice(0, '2026-01-01'.length));
}
