/** A visitor waits for it; it renews a page behind a visitor's back; or nobody asked yet. */
export type Priority = 'visitor' | 'behind' | 'warm-up';

export class Overloaded extends Error {
  readonly status = 503;
}

type Job = { start: () => void };

const DEFAULTS = { concurrency: 8, maxWaitMs: 2000, patienceMs: 2600, firstGuessMs: 20 };
const WEIGHT = 0.1;

/**
 * Lets a few renders run at once. A visitor who would have to wait longer than `maxWaitMs`, by
 * what renders took lately, is turned away at once; one who had to wait is answered within
 * `patienceMs` in all. Renders that no visitor waits for run when no visitor does.
 */
export class RenderQueue {
  readonly #options: typeof DEFAULTS;
  readonly #waiting: Record<Priority, Set<Job>> = {
    visitor: new Set(),
    behind: new Set(),
    'warm-up': new Set(),
  };
  #running = 0;
  #average: number;

  constructor(options: Partial<typeof DEFAULTS> = {}) {
    this.#options = { ...DEFAULTS, ...options };
    this.#average = this.#options.firstGuessMs;
  }

  /** Does the work when it is its turn. */
  run<T>(work: () => Promise<T>, priority: Priority): Promise<T> {
    const { concurrency, maxWaitMs } = this.#options;
    const visitors = this.#waiting.visitor.size;
    if (priority !== 'visitor') return this.#wait(work, priority);
    if (this.#running < concurrency && visitors === 0) return this.#occupy(work);
    const expectedMs = (visitors * this.#average) / concurrency;
    return expectedMs > maxWaitMs ? Promise.reject(new Overloaded()) : this.#wait(work, priority);
  }

  /** A render within a turn: only these make up the time that is expected of the next. */
  async measure<T>(render: () => Promise<T>): Promise<T> {
    const started = performance.now();
    try {
      return await render();
    } finally {
      this.#average += WEIGHT * (performance.now() - started - this.#average);
    }
  }

  state() {
    const waiting = this.#waiting.visitor.size;
    return { running: this.#running, waiting, averageMs: this.#average };
  }

  #wait<T>(work: () => Promise<T>, priority: Priority): Promise<T> {
    const queue = this.#waiting[priority];
    return new Promise<T>((resolve, reject) => {
      const job = {
        start: () => {
          queue.delete(job);
          this.#occupy(work)
            .then(resolve, reject)
            .finally(() => clearTimeout(timer));
        },
      };
      const giveUp = () => {
        queue.delete(job);
        reject(new Overloaded());
      };
      const { patienceMs } = this.#options;
      const timer = priority === 'visitor' ? setTimeout(giveUp, patienceMs) : undefined;
      queue.add(job);
      this.#startNext();
    });
  }

  async #occupy<T>(work: () => Promise<T>): Promise<T> {
    this.#running += 1;
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#startNext();
    }
  }

  #startNext(): void {
    const { visitor, behind, 'warm-up': warmUp } = this.#waiting;
    while (this.#running < this.#options.concurrency) {
      const [job] = visitor.size > 0 ? visitor : behind;
      const chosen = job ?? (this.#running === 0 ? [...warmUp][0] : undefined);
      if (!chosen) return;
      chosen.start();
    }
  }
}
