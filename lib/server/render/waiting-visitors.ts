/** A client's address, or nobody: the server itself. */
export type Asker = string | undefined;

/** How long after the last change of address nobody counts as alone. */
const ALONE_AFTER_MS = 5000;

/** Who waits and what runs for whom; addresses take turns, each with its own line. */
export class WaitingVisitors<J extends { asker: Asker }> {
  readonly #mostRunning: number;
  /** In the order of their turns. */
  readonly #lines = new Map<Asker, Set<J>>();
  readonly #running = new Map<Asker, number>();
  #lastAsker: Asker;
  #lastChange = -Infinity;
  size = 0;

  constructor(mostRunning: number) {
    this.#mostRunning = mostRunning;
  }

  add(job: J): void {
    const line = this.#lines.get(job.asker) ?? new Set<J>();
    this.#lines.set(job.asker, line.add(job));
    this.#note(job.asker);
    this.size += 1;
  }

  has(job: J): boolean {
    return this.#lines.get(job.asker)?.has(job) === true;
  }

  delete(job: J): boolean {
    const line = this.#lines.get(job.asker);
    if (!line?.delete(job)) return false;
    this.size -= 1;
    if (line.size === 0) this.#lines.delete(job.asker);
    return true;
  }

  waitingOf(asker: Asker): number {
    return this.#lines.get(asker)?.size ?? 0;
  }

  /** Whoever is alone may have several under way; beside others, each has one. */
  mayRun(asker: Asker): boolean {
    if (asker === undefined) return true;
    const isAlone = performance.now() - this.#lastChange > ALONE_AFTER_MS;
    return (this.#running.get(asker) ?? 0) < (isAlone ? this.#mostRunning : 1);
  }

  /** How many come first when turns go round: of each line no more than of the asker's own. */
  before(asker: Asker): number {
    const own = this.waitingOf(asker);
    let count = 0;
    for (const line of this.#lines.values()) count += Math.min(line.size, own + 1);
    return count;
  }

  /** The first of the next line; that line then goes to the back. */
  next(): J | undefined {
    for (const [asker, line] of this.#lines) {
      if (!this.mayRun(asker)) continue;
      const [job] = line;
      this.#lines.delete(asker);
      this.#lines.set(asker, line);
      return job;
    }
    return undefined;
  }

  begin(asker: Asker): void {
    this.#note(asker);
    if (asker !== undefined) this.#running.set(asker, (this.#running.get(asker) ?? 0) + 1);
  }

  end(asker: Asker): void {
    if (asker === undefined) return;
    const left = (this.#running.get(asker) ?? 1) - 1;
    if (left > 0) this.#running.set(asker, left);
    else this.#running.delete(asker);
  }
  #note(asker: Asker): void {
    if (asker === undefined) return;
    if (this.#lastAsker !== undefined && asker !== this.#lastAsker) {
      this.#lastChange = performance.now();
    }
    this.#lastAsker = asker;
  }
}
