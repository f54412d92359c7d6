import { quantile } from '../report/figures';

/** What came back, to whom. */
export class Heard {
  attacks = 0;
  readers = 0;
  readonly broken = new Map<string, number>();
  readonly #took: number[] = [];

  /** A hostile request may be refused by any status but those that say something broke. */
  attack(status: number): void {
    this.attacks += 1;
    if (status >= 500 && status !== 503) this.note(`attack: ${status}`);
  }

  reader(what: string, status: number, wanted: number, tookMs: number): void {
    this.readers += 1;
    this.#took.push(tookMs);
    if (status !== wanted) this.note(`${what}: ${status}`);
  }

  note(what: string): void {
    this.broken.set(what, (this.broken.get(what) ?? 0) + 1);
  }

  p95(): number {
    return quantile(this.#took, 0.95);
  }

  /** What went wrong for readers and staff. */
  wronged(): number {
    return [...this.broken]
      .filter(([what]) => !what.startsWith('attack'))
      .reduce((sum, [, times]) => sum + times, 0);
  }
}
