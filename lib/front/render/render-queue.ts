import { setTimeout as sleep } from 'node:timers/promises';
import { neighbours } from '@/lib/limits/rate-limit';
import { tooManyRequests, unavailable } from '@/lib/process/http-error';

/** 'behind' renews a page that was already sent; 'warm-up' renders what nobody asked for yet. */
export type Priority = 'visitor' | 'behind' | 'warm-up';

/** A client's address, or nobody: the server itself. */
export type Asker = string | undefined;

type Work = () => Promise<unknown>;
type Job = { start: () => void; giveUp: () => void; asker: Asker };

const DEFAULTS = {
  concurrency: 8,
  /** One thread renders, so that each further render of one address slows all others down. */
  perAsker: 2,
  mostWaitingOfOne: 12,
  maxWaitMs: 2000,
  giveUpMs: 2600,
  refusalMs: 1000,
  firstGuessMs: 20,
};
const WEIGHT = 0.1;
const REFUSED_SECONDS = 2;

/**
 * Who asks again at once would keep the server busy with refusals. Each comes at a moment of its
 * own: hundreds at once would hold all others up, and once more when all of them ask again.
 */
export async function turnAway(seconds: number, afterMs = DEFAULTS.refusalMs): Promise<never> {
  await sleep(afterMs * (1 + Math.random()));
  throw tooManyRequests(seconds);
}

/**
 * Visitors take turns by their addresses, so that many requests of one wait for each other and not
 * for them. Refuses a visitor at once if the expected wait exceeds `maxWaitMs`, and a waiting one
 * after `giveUpMs` in all. Other renders run only while no visitor can.
 */
export class RenderQueue {
  readonly #options: typeof DEFAULTS;
  readonly #visitors: WaitingVisitors<Job>;
  readonly #others = { behind: new Set<Job>(), 'warm-up': new Set<Job>() };
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
      ? Promise.reject(unavailable())
      : this.#wait(work, priority, asker);
  }

  /** For who asks too much, and for nobody else who wants the same. */
  refused(asker: Asker): Promise<never> | undefined {
    const { perAsker, maxWaitMs, mostWaitingOfOne, refusalMs } = this.#options;
    const own = asker === undefined ? 0 : this.#visitors.waitingOf(asker);
    const isTooMuch = own >= mostWaitingOfOne || (own * this.#average) / perAsker > maxWaitMs;
    return isTooMuch ? turnAway(REFUSED_SECONDS, refusalMs) : undefined;
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
    if (job && this.#visitors.delete(job)) job.giveUp();
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
    const queue = priority === 'visitor' ? this.#visitors : this.#others[priority];
    return new Promise<T>((resolve, reject) => {
      const job: Job = {
        asker,
        giveUp: () => {
          clearTimeout(timer);
          queue.delete(job);
          reject(unavailable());
        },
        start: () => {
          queue.delete(job);
          this.#occupy(work, job.asker)
            .then(resolve, reject)
            .finally(() => clearTimeout(timer));
        },
      };
      const { giveUpMs } = this.#options;
      const timer = priority === 'visitor' ? setTimeout(job.giveUp, giveUpMs) : undefined;
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
      const [behind] = this.#others.behind;
      const [ahead] = this.#running === 0 ? this.#others['warm-up'] : [];
      const chosen = this.#visitors.next() ?? behind ?? ahead;
      if (!chosen) return;
      chosen.start();
    }
  }
}

/** How long after the last change of address nobody counts as alone. */
const ALONE_AFTER_MS = 5000;

const neighboursOf = (asker: Asker): Asker => asker && neighbours(asker);
const MOST_OF_NEIGHBOURS = 2;

/**
 * Who waits and what runs for whom. Addresses take turns, each with its own line, and those of one
 * /48 of IPv6 take turns among themselves in the turn of the /48.
 */
export class WaitingVisitors<J extends { asker: Asker }> {
  readonly #mostRunning: number;
  /** Both in the order of their turns. */
  readonly #groups = new Map<Asker, Map<Asker, Set<J>>>();
  readonly #running = new Map<Asker, number>();
  #lastAsker: Asker;
  #lastChange = -Infinity;
  size = 0;

  constructor(mostRunning: number) {
    this.#mostRunning = mostRunning;
  }

  add(job: J): void {
    const group = neighboursOf(job.asker);
    const lines = this.#groups.get(group) ?? new Map<Asker, Set<J>>();
    const line = lines.get(job.asker) ?? new Set<J>();
    this.#groups.set(group, lines.set(job.asker, line.add(job)));
    this.#note(job.asker);
    this.size += 1;
  }

  delete(job: J): boolean {
    const group = neighboursOf(job.asker);
    const lines = this.#groups.get(group);
    const line = lines?.get(job.asker);
    if (!lines || !line?.delete(job)) return false;
    this.size -= 1;
    if (line.size === 0) lines.delete(job.asker);
    if (lines.size === 0) this.#groups.delete(group);
    return true;
  }

  waitingOf(asker: Asker): number {
    return this.#lineOf(asker)?.size ?? 0;
  }

  /** Whoever is alone may have several under way; beside others, each has one. */
  mayRun(asker: Asker): boolean {
    if (asker === undefined) return true;
    const isAlone = performance.now() - this.#lastChange > ALONE_AFTER_MS;
    const most = isAlone ? this.#mostRunning : 1;
    const group = neighboursOf(asker);
    return (
      this.#runningOf(asker) < most &&
      (group === asker || this.#runningOf(group) < MOST_OF_NEIGHBOURS * this.#mostRunning)
    );
  }

  /** How many come first when turns go round: of each line no more than of the asker's own. */
  before(asker: Asker): number {
    const own = this.waitingOf(asker) + 1;
    const upTo = (rounds: number, lines: Map<Asker, Set<J>> = new Map()) =>
      [...lines.values()].reduce((sum, { size }) => sum + Math.min(size, rounds), 0);
    const group = neighboursOf(asker);
    const ofNeighbours = upTo(own, this.#groups.get(group));
    const turns = Math.max(own, ofNeighbours);
    let count = ofNeighbours;
    for (const [other, lines] of this.#groups) {
      if (other !== group) count += Math.min(turns, upTo(turns, lines));
    }
    return count;
  }

  /** The first of the next line; that line and its neighbours then go to the back. */
  next(): J | undefined {
    for (const [group, lines] of this.#groups) {
      for (const [asker, line] of lines) {
        if (!this.mayRun(asker)) continue;
        const [job] = line;
        lines.delete(asker);
        this.#groups.delete(group);
        this.#groups.set(group, lines.set(asker, line));
        return job;
      }
    }
    return undefined;
  }

  begin(asker: Asker): void {
    this.#note(asker);
    this.#count(asker, 1);
  }

  end(asker: Asker): void {
    this.#count(asker, -1);
  }

  /** For an address, and for its neighbours where it has any. */
  #count(asker: Asker, by: number): void {
    for (const one of new Set([asker, neighboursOf(asker)])) {
      const running = this.#runningOf(one) + by;
      if (running > 0) this.#running.set(one, running);
      else this.#running.delete(one);
    }
  }

  #lineOf(asker: Asker): Set<J> | undefined {
    return this.#groups.get(neighboursOf(asker))?.get(asker);
  }

  #runningOf(asker: Asker): number {
    return this.#running.get(asker) ?? 0;
  }

  #note(asker: Asker): void {
    if (asker === undefined) return;
    if (this.#lastAsker !== undefined && asker !== this.#lastAsker) {
      this.#lastChange = performance.now();
    }
    this.#lastAsker = asker;
  }
}
