import type { Logger } from 'pino';

type Options = {
  /** The next moment at which something scheduled appears. */
  nextDue: () => Promise<Date | undefined>;
  onDue: () => void;
  log: Logger;
  checkMs?: number;
};

/** How often the schedule is read again, should a change not have been heard of. */
const CHECK_MS = 60_000;
const RETRY_MS = 2000;
/** Clocks of the database and of this machine may differ by a little. */
const MARGIN_MS = 50;

/**
 * Makes a scheduled article appear at its minute: its coming is a change to content that nobody
 * makes, so somebody has to look at the clock.
 */
export function createPublicationClock({ nextDue, onDue, log, checkMs = CHECK_MS }: Options) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let asked = 0;

  async function look(): Promise<void> {
    clearTimeout(timer);
    asked += 1;
    const mine = asked;
    let wait = checkMs;
    let isDue = false;
    try {
      const due = await nextDue();
      const left = due ? due.getTime() - Date.now() + MARGIN_MS : Infinity;
      isDue = left <= checkMs;
      wait = Math.max(0, Math.min(left, checkMs));
    } catch (error) {
      log.warn({ err: error }, 'the publication schedule cannot be read');
      wait = Math.min(RETRY_MS, checkMs);
    }
    if (isStopped || mine !== asked) return;
    timer = setTimeout(() => {
      if (isDue) onDue();
      void look();
    }, wait);
    timer.unref();
  }

  void look();
  return {
    /** Content changed: something may be due earlier than known. */
    look: () => void look(),
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
