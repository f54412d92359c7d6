import { purgeDailyEvents } from '@/lib/db/statements/daily-events';
import { requestLog } from '@/lib/process/log';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Forgets old days now and once a day; the function it returns stops that. */
export function keepEventsRecent(): () => void {
  const purge = () =>
    purgeDailyEvents().catch((error: unknown) =>
      requestLog().warn({ err: error }, 'old events not purged'),
    );
  void purge();
  const timer = setInterval(purge, DAY_MS).unref();
  return () => clearInterval(timer);
}
