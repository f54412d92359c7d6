const PATIENCE_MS = 10_000;

type Phase = 'asleep' | 'waking' | 'awake' | 'given up';

export type Waker = {
  wake: () => void;
  isHolding: () => boolean;
  hold: (again: () => void) => void;
  awake: () => void;
};

type Options = { start: () => Promise<void>; patienceMs?: number };

/** Holds what readers do while React is fetched; what waited too long is done without React. */
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
