import { setTimeout as sleep } from 'node:timers/promises';
import { type Asker, WaitingVisitors } from './waiting-visitors';

/** 'behind' renews a page that was already sent; 'warm-up' renders what nobody asked for yet. */
export type Priority = 'visitor' | 'behind' | 'warm-up';

export class Overloaded extends Error {
  readonly status = 503;
}

/** Not the site is asked too much, but one address asks too much of it. */
export class AsksTooMuch extends Error {
  readonly status = 429;
  readonly seconds: number;

  constructor(seconds = 2) {
    super();
    this.seconds = seconds;
  }
}

type Work = () => Promise<unknown>;
type Job = { start: () => void; giveUp: () => void; asker: Asker };

const DEFAULTS = {
  concurrency: 8,
  /** One thread renders, so that each further render of one address slows all others down. */
  perAsker: 2,
  mostWaitingOfOne: 12,
  maxWaitMs: 2000,
  patienceMs: 2600,
  refusalMs: 1000,
  firstGuessMs: 20,
};
const WEIGHT = 0.1;

/**
 * Visitors take turns by their addresses, so that many requests of one wait for each other and not
 * for them. Refuses a visitor at once if the expected wait exceeds `maxWaitMs`, and a waiting one
 * after `patienceMs` in all. Other renders run only while no visitor can.
 */
export class RenderQueue {
  readonly #options: typeof DEFAULTS;
  readonly #visitors: WaitingVisitors<Job>;
  readonly #behind = new Set<Job>();
  readonly #warmUp = new Set<Job>();
  readonly #jobOf = new WeakMap<Work, Job>();
  #running = 0;
  #average: number;

  constructor(options: Partial<typeof DEFAULTS> = {}) {
    this.#options = { ...DEFAULTS, ...options };
    this.#visitors = new WaitingVisitors(this.#options.perAsker);
    this.#average = this.#options.firstGuessMs;
  }

  /** Without an asker, as in work of the server itself, there is no bound for one. */
  run<T>(work: () => Promise<T>, priority: Priority, asker?: Asker): Promise<T> {
    if (priority !== 'visitor') return this.#wait(work, priority, asker);
    const refused = this.refused(asker);
    if (refused) return refused;
    const { concurrency, maxWaitMs } = this.#options;
    const isFree = this.#running < concurrency && this.#visitors.mayRun(asker);
    if (isFree && this.#visitors.waitingOf(asker) === 0) return this.#occupy(work, asker);
    const expectedMs = (this.#visitors.before(asker) * this.#average) / concurrency;
    return expectedMs > maxWaitMs
      ? Promise.reject(new Overloaded())
      : this.#wait(work, priority, asker);
  }

  /** For who asks too much, and for nobody else who wants the same. */
  refused(asker: Asker): Promise<never> | undefined {
    const { perAsker, maxWaitMs, mostWaitingOfOne } = this.#options;
    const own = asker === undefined ? 0 : this.#visitors.waitingOf(asker);
    const isTooMuch = own >= mostWaitingOfOne || (own * this.#average) / perAsker > maxWaitMs;
    return isTooMuch ? this.#turnAway() : undefined;
  }

  /** Who asks again at once would keep the server busy with refusals. */
  async #turnAway(): Promise<never> {
    await sleep(this.#options.refusalMs);
    throw new AsksTooMuch();
  }

  /** Somebody else wants the same: it need not wait for the many others of who asked first. */
  promote(work: Work, asker: Asker): void {
    const job = this.#jobOf.get(work);
    if (!job || this.#visitors.waitingOf(job.asker) <= this.#visitors.waitingOf(asker)) return;
    if (!this.#visitors.delete(job)) return;
    job.asker = asker;
    this.#visitors.add(job);
    this.#startNext();
  }

  /** Nobody waits for this any more; what has begun goes on. */
  drop(work: Work): void {
    const job = this.#jobOf.get(work);
    if (job && this.#visitors.has(job)) job.giveUp();
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

  /** Whether what this asker wants now would have to wait. */
  mustWait(asker: Asker): boolean {
    return this.#running >= this.#options.concurrency || !this.#visitors.mayRun(asker);
  }

  state() {
    return { running: this.#running, waiting: this.#visitors.size, averageMs: this.#average };
  }

  #wait<T>(work: () => Promise<T>, priority: Priority, asker: Asker): Promise<T> {
    const others = priority === 'behind' ? this.#behind : this.#warmUp;
    const queue = priority === 'visitor' ? this.#visitors : others;
    return new Promise<T>((resolve, reject) => {
      const job: Job = {
        asker,
        giveUp: () => {
          clearTimeout(timer);
          queue.delete(job);
          reject(new Overloaded());
        },
        start: () => {
          queue.delete(job);
          this.#occupy(work, job.asker)
            .then(resolve, reject)
            .finally(() => clearTimeout(timer));
        },
      };
      const { patienceMs } = this.#options;
      const timer = priority === 'visitor' ? setTimeout(job.giveUp, patienceMs) : undefined;
      this.#jobOf.set(work, job);
      queue.add(job);
      this.#startNext();
    });
  }

  async #occupy<T>(work: () => Promise<T>, asker: Asker): Promise<T> {
    this.#running += 1;
    this.#visitors.begin(asker);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#visitors.end(asker);
      this.#startNext();
    }
  }

  #startNext(): void {
    while (this.#running < this.#options.concurrency) {
      const [behind] = this.#behind;
      const chosen =
        this.#visitors.next() ?? behind ?? (this.#running === 0 ? [...this.#warmUp][0] : undefined);
      if (!chosen) return;
      chosen.start();
    }
  }
}
