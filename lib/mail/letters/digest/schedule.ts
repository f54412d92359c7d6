import { fromWallTime, toWallTime } from '@/lib/french/dates';

/** The weekday counts from 1, Monday; the hour is what clocks in Morocco show. */
export type DigestTime = { weekday: number; hour: number };

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** How long before it goes out a digest can be seen and stopped: a day, and never less than an hour. */
const PREPARED = { earliestMs: DAY_MS, latestMs: HOUR_MS };

/** The next time after now. */
export function nextDigest({ weekday, hour }: DigestTime, now = new Date()): Date {
  const today = toWallTime(now).slice(0, 10);
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  for (const days of [ahead, ahead + 7]) {
    const at = fromWallTime(`${dayAfter(today, days)}T${String(hour).padStart(2, '0')}:00`);
    if (at && at > now) return at;
  }
  throw new Error('a week has no such hour');
}

/** The next one that can still be prepared: what is nearer is not promised to anybody. */
export const nextToPrepare = (time: DigestTime, now = new Date()) =>
  nextDigest(time, new Date(now.getTime() + PREPARED.latestMs - 1));

export function isTimeToPrepare(sendAt: Date, now = new Date()): boolean {
  const ahead = sendAt.getTime() - now.getTime();
  return ahead <= PREPARED.earliestMs && ahead >= PREPARED.latestMs;
}

/** The Monday of its week there, such as 2026-11-23: of one week only one digest is made. */
export function weekOf(moment: Date): string {
  const day = toWallTime(moment).slice(0, 10);
  return dayAfter(day, 1 - weekdayOf(day));
}

/** The last moment of its week there. */
export function afterWeekOf(moment: Date): Date {
  const monday = fromWallTime(`${dayAfter(weekOf(moment), 7)}T00:00`);
  if (!monday) throw new Error('a week has no such end');
  return new Date(monday.getTime() - 1);
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
