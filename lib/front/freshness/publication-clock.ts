import { log } from '@/lib/process/log';

const CHECK_MS = 60_000;
const RETRY_MS = 2000;
/** The clocks of the database and of this machine may differ a little. */
const MARGIN_MS = 50;

/** A scheduled article appears without anybody making a change, so a timer has to announce it. */
export function createPublicationClock(
  nextDue: () => Promise<Date | undefined>,
  onDue: () => void,
) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let asked = 0;

  async function look(): Promise<void> {
    clearTimeout(timer);
    asked += 1;
    const mine = asked;
    let wait = CHECK_MS;
    let isDue = false;
    try {
      const due = await nextDue();
      const left = due ? due.getTime() - Date.now() + MARGIN_MS : Infinity;
      isDue = left <= CHECK_MS;
      wait = Math.max(0, Math.min(left, CHECK_MS));
    } catch (error) {
      log().warn({ err: error }, 'the publication schedule cannot be read');
      wait = RETRY_MS;
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

/** What slewing and a busy second move the clock by is less. */
const SET_MS = 2000;
const LOOK_EVERY_MS = 1000;

/** Tells when somebody set this machine's clock, or when it slept: by how far time went. */
export function watchClock(onSet: (byMs: number) => void) {
  let offset = Date.now() - performance.now();
  const timer = setInterval(() => {
    const now = Date.now() - performance.now();
    const by = now - offset;
    offset = now;
    if (Math.abs(by) > SET_MS) onSet(by);
  }, LOOK_EVERY_MS).unref();
  return { stop: () => clearInterval(timer) };
}
