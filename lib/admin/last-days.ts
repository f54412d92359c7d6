import { toWallTime } from '@/lib/french/dates';

export type DayCount = { day: string; views: number; likes: number };

const DAY = 24 * 60 * 60 * 1000;

export function lastDays(now: Date, count: number): string[] {
  const today = Date.parse(toWallTime(now).slice(0, 10));
  return Array.from({ length: count }, (_, at) =>
    new Date(today - (count - 1 - at) * DAY).toISOString().slice(0, 10),
  );
}
