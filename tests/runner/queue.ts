import type { Gate, Job } from './job';

/** Lanes that take the longest job that can be begun, until there is none. */
export class Queue {
  readonly #waiting: Job[];

  constructor(jobs: readonly Job[]) {
    this.#waiting = jobs.toSorted((a, b) => b.expectedMs - a.expectedMs);
  }

  get waiting(): readonly Job[] {
    return this.#waiting;
  }

  /** Something came up meanwhile; it is next. */
  add(job: Job): void {
    this.#waiting.unshift(job);
  }

  /** Takes out what waits for something that will never be there. */
  drop(gate: Gate): Job[] {
    const [left, dropped] = [false, true].map((isIts) =>
      this.#waiting.filter(({ after }) => (after === gate) === isIts),
    );
    this.#waiting.splice(0, Infinity, ...(left ?? []));
    gate.open();
    return dropped ?? [];
  }

  async run(lanes: number, work: (job: Job, lane: number) => Promise<void>): Promise<void> {
    await Promise.all(
      Array.from({ length: lanes }, async (_, lane) => {
        for (let job = await this.#next(); job; job = await this.#next()) await work(job, lane);
      }),
    );
  }

  async #next(): Promise<Job | undefined> {
    while (this.#waiting.length > 0) {
      const at = this.#waiting.findIndex(({ after }) => !after || after.isOpen);
      if (at >= 0) return this.#waiting.splice(at, 1)[0];
      await Promise.race(this.#waiting.map(({ after }) => after?.opened));
    }
    return undefined;
  }
}
