/** Dates are shown as they fall in Morocco, whatever the clock of the server or the reader. */
export const TIME_ZONE = 'Africa/Casablanca';

const long = new Intl.DateTimeFormat('fr-FR', {
  timeZone: TIME_ZONE,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** « 14 septembre 2026 », and « 1er » for the first of a month, as French writes it. */
export function frenchDate(date: Date): string {
  return long.format(date).replace(/^1 /, '1er ');
}

/** "2026-11-21T09:30" as a clock in Morocco shows it, the form that a date field takes. */
export function toWallTime(date: Date): string {
  const parts = Object.fromEntries(
    clock.formatToParts(date).map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`;
}

/** The moment at which a clock in Morocco shows the time; undefined when it is no time. */
export function fromWallTime(wallTime: string): Date | undefined {
  const asUtc = Date.parse(`${wallTime}:00Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wallTime) || Number.isNaN(asUtc)) return undefined;
  // Morocco's offset changes twice a year, so the first guess may be on the wrong side of a change.
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
