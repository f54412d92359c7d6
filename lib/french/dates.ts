/** Dates are shown as in Morocco, whatever the clock of the server or the reader says. */
export const TIME_ZONE = 'Africa/Casablanca';

const inFrench = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { timeZone: TIME_ZONE, ...parts });

const long = inFrench({ day: 'numeric', month: 'long', year: 'numeric' });
const monthAndYear = inFrench({ month: 'long', year: 'numeric' });
const monthAlone = inFrench({ month: 'short' });

/** French writes the first of a month as « 1er ». */
export function frenchDate(date: Date): string {
  return long.format(date).replace(/^1 /, '1er ');
}

/** « 15 septembre 2026 », from "2026-09-15". */
export function frenchDay(day: string): string {
  // Noon is the same day in Morocco whatever the offset of the year.
  return frenchDate(new Date(`${day}T12:00:00Z`));
}

/** « mars 2026 », from "2026-03". */
export function frenchMonth(month: string): string {
  return monthAndYear.format(new Date(`${month}-15T12:00:00Z`));
}

/** « sept. », from "2026-09-15" or "2026-09". */
export const shortMonth = (day: string) => monthAlone.format(new Date(`${day.slice(0, 7)}-15`));

/** « 2024 », « septembre 2024 » or « 17 septembre 2024 », as precise as the date is. */
export function partialDate(date: string): string {
  if (date.length === '2024'.length) return date;
  return date.length === '2024-09'.length ? frenchMonth(date) : frenchDay(date);
}

/** « de 2024 », « d’octobre 2024 » or « du 17 septembre 2024 » */
export function ofPartialDate(date: string): string {
  const words = partialDate(date);
  if (date.length > '2024-09'.length) return `du ${words}`;
  return /^[ao]/.test(words) ? `d’${words}` : `de ${words}`;
}

/** A date without a time, as the database keeps it: 2026-09-15. */
export function dayOf(date: Date | null): string | null {
  return date ? date.toISOString().slice(0, 10) : null;
}

/** The day that a calendar in Morocco shows. */
export function todayInMorocco(now = new Date()): string {
  return toWallTime(now).slice(0, 10);
}

/**
 * The latest day that a calendar there can show now. Clocks are never more than an hour ahead of
 * UTC, and whether they are is known to a browser or to the server first, when the law changes.
 */
export function latestToday(now = Date.now()): string {
  return new Date(now + 3_600_000).toISOString().slice(0, 10);
}

/** When the day there becomes the next one. */
export function nextMidnightInMorocco(now = new Date()): Date {
  const tomorrow = new Date(Date.parse(`${todayInMorocco(now)}T00:00:00Z`) + 86_400_000);
  // A day that begins without a midnight, when clocks go forward, begins an hour later.
  return fromWallTime(`${tomorrow.toISOString().slice(0, 10)}T00:00`) ?? tomorrow;
}

/** The form that a date field takes: "2026-11-21T09:30", as a clock in Morocco shows it. */
export function toWallTime(date: Date): string {
  const parts = Object.fromEntries(
    clock.formatToParts(date).map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`;
}

export function fromWallTime(wallTime: string): Date | undefined {
  const asUtc = Date.parse(`${wallTime}:00Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wallTime) || Number.isNaN(asUtc)) return undefined;
  // Morocco's offset changes twice a year, so the first guess may use the wrong one.
  const guess = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(guess));
}

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function offsetAt(moment: number): number {
  const minute = Math.floor(moment / 60_000) * 60_000;
  return Date.parse(`${toWallTime(new Date(minute))}:00Z`) - minute;
}
