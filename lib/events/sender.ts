import { TIME_ZONE } from '@/lib/french/dates';
import { CLIENT_AGENT } from '@/lib/process/private-headers';
import { isMachine, refusesTracking } from './countable';

export type Sender = { headers: Pick<Headers, 'get'>; address: string };

/** The front says who asks, since it gives all readers of pages one name. */
export function isCountable({ headers }: Sender): boolean {
  const agent = headers.get(CLIENT_AGENT) ?? headers.get('user-agent');
  return !isMachine(agent) && !refusesTracking(headers);
}

const dayHere = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** Days are counted as they begin in Morocco. */
export const countedDay = () => dayHere.format(new Date());
