const PATIENCE_MS = 10_000;

type Phase = 'asleep' | 'waking' | 'awake' | 'given up';

export type Waker = {
  /** Fetches and runs React, the first time. */
  wake: () => void;
  /** Whether what a reader does now has to wait for React. */
  isHolding: () => boolean;
  /** Keeps what a reader did; it is done again once, in its turn. */
  hold: (again: () => void) => void;
  /** Told by React when the page is its own. */
  awake: () => void;
};

type Options = { start: () => Promise<void>; patienceMs?: number };

/**
 * Holds what readers do while React is fetched. What waited too long is done without React, as on
 * a page without JavaScript; React coming late finds nothing left to do.
 */
export function createWaker({ start, patienceMs = PATIENCE_MS }: Options): Waker {
  let phase: Phase = 'asleep';
  let held: (() => void)[] = [];

  function settle(next: 'awake' | 'given up'): void {
    const actions = held;
    held = [];
    phase = next;
    for (const again of actions) again();
  }

  const giveUp = () => {
    if (phase === 'waking') settle('given up');
  };

  return {
    wake() {
      if (phase !== 'asleep') return;
      phase = 'waking';
      start().catch(giveUp);
      setTimeout(giveUp, patienceMs);
    },
    isHolding: () => phase === 'asleep' || phase === 'waking',
    hold: (again) => void held.push(again),
    awake: () => settle('awake'),
  };
}
