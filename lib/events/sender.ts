import { TIME_ZONE } from '@/lib/french/dates';
import { isMachine, refusesTracking } from './countable';

export type Sender = { headers: Pick<Headers, 'get'>; address: string };

export function isCountable({ headers }: Sender): boolean {
  return !isMachine(headers.get('user-agent')) && !refusesTracking(headers);
}

const dayHere = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** Days are counted as they begin in Morocco. */
export const countedDay = () => dayHere.format(new Date());
