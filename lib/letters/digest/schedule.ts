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

export function isTimeToPrepare(sendAt: Date, now = new Date()): boolean {
  const ahead = sendAt.getTime() - now.getTime();
  return ahead <= PREPARED.earliestMs && ahead >= PREPARED.latestMs;
}

/** The Monday of its week there, such as 2026-11-23: of one week only one digest is made. */
export function weekOf(moment: Date): string {
  const day = toWallTime(moment).slice(0, 10);
  return dayAfter(day, 1 - weekdayOf(day));
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
