import { sharedState } from '@/lib/process/shared-state';
import type { EventName } from './names';
import type { PublicPage } from './public-page';

export type CountedEvent = PublicPage & { day: string; event: EventName; count: number };

const MOST_KEYS = 5000;

const state = () => sharedState('events', () => ({ waiting: new Map<string, CountedEvent>() }));

/** Adds to what the next flush writes; false when there is no room for another page. */
export function bufferEvent(event: CountedEvent): boolean {
  const { waiting } = state();
  const key = `${event.day} ${event.event} ${event.path}`;
  const known = waiting.get(key);
  if (known) known.count += event.count;
  else if (waiting.size >= MOST_KEYS) return false;
  else waiting.set(key, { ...event });
  return true;
}

export function takeEvents(): CountedEvent[] {
  const events = [...state().waiting.values()];
  state().waiting.clear();
  return events;
}
