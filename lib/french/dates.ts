import { TIME_ZONE } from './time-zone';

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
