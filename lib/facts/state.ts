import type { Choice } from '@/lib/entities/choices';
import { isSaid, isSame } from '@/lib/entities/said';

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

/** How long what a source says is taken to hold: in months, by the fields of all entities. */
const MONTHS: Record<string, number> = {
  officialUrl: 6,
  websiteUrl: 6,
  applyUrl: 6,
  feeFree: 12,
  feeAmount: 12,
  feePer: 12,
  feeYear: 12,
  feeNote: 12,
  admission: 12,
  admissionModes: 12,
  requirements: 12,
  documents: 12,
  selectivity: 12,
  places: 12,
  status: 12,
};
const OTHERWISE = 24;

/** Dates of a call move, and most of all in the months in which calls close: in days. */
const CALL_DATES = ['opensOn', 'closesOn'];
const IN_SEASON = { from: '06-01', until: '10-31', days: 7 };
const OUT_OF_SEASON = 60;

/** The last day on which what was seen on a day can still be taken to hold. */
export function holdsUntil(field: string, seenOn: string, today: string): string {
  const date = new Date(`${seenOn}T00:00:00Z`);
  if (CALL_DATES.includes(field)) {
    const day = today.slice('2026-'.length);
    const isInSeason = day >= IN_SEASON.from && day <= IN_SEASON.until;
    date.setUTCDate(date.getUTCDate() + (isInSeason ? IN_SEASON.days : OUT_OF_SEASON));
  } else date.setUTCMonth(date.getUTCMonth() + (MONTHS[field] ?? OTHERWISE));
  return date.toISOString().slice(0, 10);
}

/** How many values were last seen on a day, and last verified by a person on another. */
export type SeenDay = {
  field: string;
  seenOn: string | null;
  verifiedOn: string | null;
  count: number;
};

const WEEK = 7 * 24 * 60 * 60 * 1000;

export function weeksLater(day: string, weeks: number): string {
  return new Date(new Date(day).getTime() + weeks * WEEK).toISOString().slice(0, 10);
}

/** Which part of today's values a person had verified by a day, so that it still held. */
export function verifiedShare(days: readonly SeenDay[], on: string): number {
  const all = counted(days);
  const isVerified = ({ field, verifiedOn }: SeenDay) =>
    verifiedOn !== null && verifiedOn <= on && on <= holdsUntil(field, verifiedOn, on);
  return all === 0 ? 0 : counted(days.filter(isVerified)) / all;
}

/** What holds today and will not a week later, unless somebody looks. */
export function dueThisWeek(days: readonly SeenDay[], today: string): SeenDay[] {
  return days.filter(({ field, seenOn }) => {
    const until = seenOn && holdsUntil(field, seenOn, today);
    return until && until >= today && until < weeksLater(today, 1);
  });
}

export const counted = (days: readonly SeenDay[]) =>
  days.reduce((sum, { count }) => sum + count, 0);
