import { holdsUntil } from './state';

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
