import { addDailyEvents } from '@/lib/db/statements/daily-events';
import { requestLog } from '@/lib/process/log';
import { sharedState } from '@/lib/process/shared-state';
import type { PublicPage } from './countable';
import type { CountedName } from './event';

export type CountedEvent = PublicPage & { day: string; event: CountedName; count: number };

const MOST_KEYS = 5000;
const FLUSH_AFTER_MS = 2000;

type State = {
  waiting: Map<string, CountedEvent>;
  dropped: number;
  timer?: NodeJS.Timeout;
  isLate: boolean;
  writing: Promise<void>;
};

const state = () =>
  sharedState<State>('events', () => ({
    waiting: new Map(),
    dropped: 0,
    isLate: false,
    writing: Promise.resolve(),
  }));

/** Returns false when there is no room for another page. */
export function bufferEvent(event: CountedEvent): boolean {
  const { waiting } = state();
  const key = `${event.day} ${event.event} ${event.path}`;
  const known = waiting.get(key);
  if (!known && waiting.size >= MOST_KEYS) {
    state().dropped += event.count;
    return false;
  }
  if (known) known.count += event.count;
  else waiting.set(key, { ...event });
  return true;
}

export function droppedEvents(): number {
  return state().dropped;
}

export function takeEvents(): CountedEvent[] {
  const events = [...state().waiting.values()];
  state().waiting.clear();
  return events;
}

/** A kill loses only what was counted since the last flush. */
export function flushEvents(): Promise<void> {
  clearTimeout(state().timer);
  state().timer = undefined;
  state().writing = state().writing.then(writeOnce);
  return state().writing;
}

export function flushSoon(): void {
  state().timer ??= setTimeout(() => void flushEvents(), FLUSH_AFTER_MS).unref();
}

async function writeOnce(): Promise<void> {
  const events = takeEvents();
  if (events.length === 0) return;
  try {
    await addDailyEvents(events);
    state().isLate = false;
  } catch (error) {
    // Kept for the next flush, as far as there is room, and told once until one succeeds.
    for (const event of events) bufferEvent(event);
    if (!state().isLate) {
      requestLog().warn({ err: error, events: events.length }, 'events not written yet');
    }
    state().isLate = true;
    flushSoon();
  }
}
