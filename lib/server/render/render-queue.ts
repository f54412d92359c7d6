/** 'behind' renews a page that was already sent; 'warm-up' renders what nobody asked for yet. */
export type Priority = 'visitor' | 'behind' | 'warm-up';

export class Overloaded extends Error {
  readonly status = 503;
}

type Job = { start: () => void };

const DEFAULTS = { concurrency: 8, maxWaitMs: 2000, patienceMs: 2600, firstGuessMs: 20 };
const WEIGHT = 0.1;

/**
 * Refuses a visitor at once if the expected wait exceeds `maxWaitMs`, and a waiting one after
 * `patienceMs` in all. Other renders run only while no visitor waits.
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

  run<T>(work: () => Promise<T>, priority: Priority): Promise<T> {
    const { concurrency, maxWaitMs } = this.#options;
    const visitors = this.#waiting.visitor.size;
    if (priority !== 'visitor') return this.#wait(work, priority);
    if (this.#running < concurrency && visitors === 0) return this.#occupy(work);
    const expectedMs = (visitors * this.#average) / concurrency;
    return expectedMs > maxWaitMs ? Promise.reject(new Overloaded()) : this.#wait(work, priority);
  }

  /** Only measured work counts in the expected wait, so slow bodies do not distort it. */
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
