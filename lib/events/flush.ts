import { addDailyEvents } from '@/lib/db/statements/daily-events';
import { requestLog } from '@/lib/process/log';
import { sharedState } from '@/lib/process/shared-state';
import { bufferEvent, takeEvents } from './buffer';

const FLUSH_AFTER_MS = 2000;

type State = { timer?: NodeJS.Timeout; writing: Promise<void> };

const state = () => sharedState<State>('events-flush', () => ({ writing: Promise.resolve() }));

/** Writes all that was counted so far; a kill in between loses what came since the last time. */
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
  } catch (error) {
    // Counted again with what comes next.
    for (const event of events) bufferEvent(event);
    requestLog().warn({ err: error, events: events.length }, 'events not written yet');
  }
}
