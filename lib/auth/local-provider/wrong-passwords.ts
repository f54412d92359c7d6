const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 4000;
const FORGOTTEN_AFTER_MS = 10 * 60_000;
/** More than one person waits for; beyond it nobody is even compared. */
const MOST_WAITING = 8;

type Clock = { now: () => number; sleep: (ms: number) => Promise<void> };

const CLOCK: Clock = {
  now: Date.now,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/**
 * One password is compared at a time, and each wrong one makes the next wait longer, so that
 * guessing in parallel gains nothing. All count together: everybody comes from this machine.
 */
export function createPasswordTurns({ now, sleep }: Clock = CLOCK) {
  let wrong = 0;
  let lastWrongAt = 0;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function judge(isRight: () => boolean): Promise<boolean> {
    if (isRight()) {
      wrong = 0;
      return true;
    }
    if (now() - lastWrongAt > FORGOTTEN_AFTER_MS) wrong = 0;
    wrong += 1;
    lastWrongAt = now();
    await sleep(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (wrong - 1)));
    return false;
  }

  /** Undefined: too many wait already. */
  return async (isRight: () => boolean): Promise<boolean | undefined> => {
    if (waiting >= MOST_WAITING) return undefined;
    waiting += 1;
    const turn = last.then(() => judge(isRight));
    last = turn.finally(() => (waiting -= 1));
    return turn;
  };
}
