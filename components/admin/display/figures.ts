import { TIME_ZONE } from '@/lib/french/dates';

const day = new Intl.DateTimeFormat('fr-FR', { timeZone: TIME_ZONE, dateStyle: 'short' });
const moment = new Intl.DateTimeFormat('fr-FR', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});
const number = new Intl.NumberFormat('en');

/** The specification wants French dates in the English back-office too. */
export function shortDate(date: string | Date): string {
  return day.format(new Date(date));
}

export function shortMoment(date: string | Date): string {
  return moment.format(new Date(date));
}

export function figure(value: number): string {
  return number.format(value);
}

export function count(value: number, noun: string): string {
  return `${figure(value)} ${noun}${value === 1 ? '' : 's'}`;
}
