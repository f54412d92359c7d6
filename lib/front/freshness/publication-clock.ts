import type { Logger } from 'pino';

type Options = {
  nextDue: () => Promise<Date | undefined>;
  onDue: () => void;
  log: Logger;
  checkMs?: number;
};

const CHECK_MS = 60_000;
const RETRY_MS = 2000;
/** The clocks of the database and of this machine may differ a little. */
const MARGIN_MS = 50;

/** A scheduled article appears without anybody making a change, so a timer has to announce it. */
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
    look: () => void look(),
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
