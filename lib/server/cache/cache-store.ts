/** Keeps what was used last, within a number of bytes and of entries. */
export class CacheStore<T extends { bytes: number }> {
  #kept = new Map<string, T>();
  #bytes = 0;

  constructor(
    readonly maxBytes: number,
    readonly maxEntries = Infinity,
  ) {}

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#kept.size;
  }

  get(key: string): T | undefined {
    return this.#kept.get(key);
  }

  /** Moves an entry to the young end. Not part of get: a hit need not do this every time. */
  touch(key: string, value: T): void {
    if (this.#kept.delete(key)) this.#kept.set(key, value);
  }

  set(key: string, value: T): void {
    this.delete(key);
    if (value.bytes > this.maxBytes) return;
    this.#kept.set(key, value);
    this.#bytes += value.bytes;
    for (const [oldest] of this.#kept) {
      if (this.#bytes <= this.maxBytes && this.#kept.size <= this.maxEntries) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const value = this.#kept.get(key);
    if (!value) return;
    this.#kept.delete(key);
    this.#bytes -= value.bytes;
  }
}
