import { toWallTime, todayInMorocco } from '@/lib/french/dates';

/** Calls for the year that begins in September are published from the spring before. */
const FIRST_MONTH_OF_CALLS = 4;

/** The academic year whose calls are being published: from April on, the one that comes. */
export function academicYearOf(now: Date): string {
  const [year = 0, month = 0] = todayInMorocco(now).split('-').map(Number);
  const first = month >= FIRST_MONTH_OF_CALLS ? year : year - 1;
  return `${first}-${first + 1}`;
}

export type DayCount = { day: string; views: number; likes: number };

const DAY = 24 * 60 * 60 * 1000;

export function lastDays(now: Date, count: number): string[] {
  const today = Date.parse(toWallTime(now).slice(0, 10));
  return Array.from({ length: count }, (_, at) =>
    new Date(today - (count - 1 - at) * DAY).toISOString().slice(0, 10),
  );
}

export function firstDay(period: number, now: Date): Date {
  return new Date(`${lastDays(now, period)[0]}T00:00:00Z`);
}
