import { channel } from 'node:diagnostics_channel';
import { addDailyEvents } from '@/lib/db/statements/daily-events';
import { beforeStop } from '@/lib/process/before-stop';
import { requestLog } from '@/lib/process/log';
import type { PublicPage } from './countable';
import type { CountedName } from './event';

export type CountedEvent = PublicPage & { day: string; event: CountedName; count: number };

const MOST_KEYS = 5000;
const FLUSH_AFTER_MS = 2000;

const waiting = new Map<string, CountedEvent>();
let dropped = 0;
let timer: NodeJS.Timeout | undefined;
let isLate = false;
let writing = Promise.resolve();
beforeStop(flushEvents);

/** Returns false when there is no room for another page. */
export function bufferEvent(event: CountedEvent): boolean {
  const key = `${event.day} ${event.event} ${event.path}`;
  const known = waiting.get(key);
  if (!known && waiting.size >= MOST_KEYS) {
    dropped += event.count;
    return false;
  }
  if (known) known.count += event.count;
  else waiting.set(key, { ...event });
  return true;
}

type Total = { count: number };

/** Each copy that Next has of this module counts its own. */
const counting = channel('guide.dropped-events');
counting.subscribe((total) => void ((total as Total).count += dropped));

export function droppedEvents(): number {
  const total: Total = { count: 0 };
  counting.publish(total);
  return total.count;
}

export function takeEvents(): CountedEvent[] {
  const events = [...waiting.values()];
  waiting.clear();
  return events;
}

/** A kill loses only what was counted since the last flush. */
export function flushEvents(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  writing = writing.then(writeOnce);
  return writing;
}

export function flushSoon(): void {
  timer ??= setTimeout(() => void flushEvents(), FLUSH_AFTER_MS).unref();
}

async function writeOnce(): Promise<void> {
  const events = takeEvents();
  if (events.length === 0) return;
  try {
    await addDailyEvents(events);
    isLate = false;
  } catch (error) {
    // Kept for the next flush, as far as there is room, and told once until one succeeds.
    for (const event of events) bufferEvent(event);
    if (!isLate) {
      requestLog().warn({ err: error, events: events.length }, 'events not written yet');
    }
    isLate = true;
    flushSoon();
  }
}
