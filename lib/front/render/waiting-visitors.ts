import { neighbours } from '@/lib/limits/rate-limit';

/** A client's address, or nobody: the server itself. */
export type Asker = string | undefined;

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

  has(job: J): boolean {
    return this.#lineOf(job.asker)?.has(job) === true;
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
    const upTo = (rounds: number, lines: Map<Asker, Set<J>> | undefined) =>
      [...(lines ?? new Map<Asker, Set<J>>()).values()].reduce(
        (sum, { size }) => sum + Math.min(size, rounds),
        0,
      );
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
    for (const one of whom(asker)) this.#running.set(one, this.#runningOf(one) + 1);
  }

  end(asker: Asker): void {
    for (const one of whom(asker)) {
      const left = this.#runningOf(one) - 1;
      if (left > 0) this.#running.set(one, left);
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

/** An address, and its neighbours where it has any. */
const whom = (asker: Asker) =>
  asker === undefined ? [] : [...new Set([asker, neighboursOf(asker)])];
