/** A visitor waits for it; it renews a page behind a visitor's back; or nobody asked yet. */
export type Priority = 'visitor' | 'behind' | 'warm-up';

export class Overloaded extends Error {}

type Job = { start: () => void };

const DEFAULTS = { concurrency: 8, maxWaitMs: 2000, patienceMs: 2600, firstGuessMs: 20 };
const WEIGHT = 0.1;

/**
 * Lets a few renders run at once. A visitor who would have to wait longer than `maxWaitMs`, by
 * what renders took lately, is turned away at once; one who had to wait is answered within
 * `patienceMs` in all. Renders that no visitor waits for run when no visitor does.
 */
export function createRenderQueue(options: Partial<typeof DEFAULTS> = {}) {
  const { concurrency, maxWaitMs, patienceMs, firstGuessMs } = { ...DEFAULTS, ...options };
  const waiting: Record<Priority, Set<Job>> = {
    visitor: new Set(),
    behind: new Set(),
    'warm-up': new Set(),
  };
  let running = 0;
  let average = firstGuessMs;

  const expectedWait = () => (waiting.visitor.size * average) / concurrency;

  function next(): void {
    while (running < concurrency) {
      const [job] = waiting.visitor.size > 0 ? waiting.visitor : waiting.behind;
      const chosen = job ?? (running === 0 ? [...waiting['warm-up']][0] : undefined);
      if (!chosen) return;
      chosen.start();
    }
  }

  async function timed<T>(work: () => Promise<T>): Promise<T> {
    running += 1;
    const started = performance.now();
    try {
      return await work();
    } finally {
      running -= 1;
      average += WEIGHT * (performance.now() - started - average);
      next();
    }
  }

  function run<T>(work: () => Promise<T>, priority: Priority): Promise<T> {
    const isFree = running < concurrency && waiting.visitor.size === 0;
    if (priority === 'visitor' && isFree) return timed(work);
    if (priority === 'visitor' && expectedWait() > maxWaitMs) {
      return Promise.reject(new Overloaded());
    }
    return new Promise<T>((resolve, reject) => {
      const queue = waiting[priority];
      const job = {
        start() {
          queue.delete(job);
          timed(work)
            .then(resolve, reject)
            .finally(() => clearTimeout(timer));
        },
      };
      const giveUp = () => {
        queue.delete(job);
        reject(new Overloaded());
      };
      const timer = priority === 'visitor' ? setTimeout(giveUp, patienceMs) : undefined;
      queue.add(job);
      next();
    });
  }

  return {
    run,
    state: () => ({ running, waiting: waiting.visitor.size, averageMs: average }),
  };
}

export type RenderQueue = ReturnType<typeof createRenderQueue>;
