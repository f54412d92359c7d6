import { LRUCache } from 'lru-cache';
import type { Target } from '@/lib/front/route/target';

/** Resolves to undefined when nothing ever had the name that the target asks for. */
export type Make<E> = (target: Target) => Promise<E | undefined>;

export type Answered = { status: number; bytes: number };

/** A copy is fresh for one generation, and renewed once it is a minute old. */
export type Slot<E> = {
  target: Target;
  /** All missing addresses of one route share this holder. */
  holder: { entry: E };
  /** A note only says that the address is missing; it shares the answer of another. */
  isNote: boolean;
  make: Make<E>;
  generation: number;
  madeAt: number;
  usedAt: number;
  failed?: { at: number; generation: number; isAway: boolean };
  bytes: number;
};

type Made<E> = { target: Target; make: Make<E>; generation: number; now: number };

const MB = 1024 * 1024;
const LIMITS = {
  pages: 96 * MB,
  variants: 16 * MB,
  files: 16 * MB,
  data: 16 * MB,
  missing: 20_000,
};
export type Limits = typeof LIMITS;

const KEPT_STATUSES = new Set([200, 301, 308, 404, 410]);
const NOTE_BYTES = 200;

/** Each part has its own limit, so that invented addresses cannot push the pages out. */
export class KeptPages<E extends Answered> {
  readonly #pages: LRUCache<string, Slot<E>>;
  readonly #variants: LRUCache<string, Slot<E>>;
  readonly #files: LRUCache<string, Slot<E>>;
  readonly #data: LRUCache<string, Slot<E>>;
  readonly #missing: LRUCache<string, Slot<E>>;

  constructor(limits: Partial<Limits> = {}) {
    const { pages, variants, files, data, missing } = { ...LIMITS, ...limits };
    this.#pages = boundedBytes(pages);
    this.#variants = boundedBytes(variants);
    this.#files = boundedBytes(files);
    this.#data = boundedBytes(data);
    this.#missing = new LRUCache({
      max: missing,
      maxSize: Number.MAX_SAFE_INTEGER,
      sizeCalculation: (slot) => slot.bytes,
    });
  }

  get(key: string): Slot<E> | undefined {
    return (
      this.#pages.peek(key) ??
      this.#missing.peek(key) ??
      this.#variants.peek(key) ??
      this.#files.peek(key) ??
      this.#data.peek(key)
    );
  }

  touch(slot: Slot<E>): void {
    this.#partOf(slot).get(slot.target.key);
  }

  keep(entry: E, made: Made<E>): void {
    const { target } = made;
    const before = this.get(target.key);
    this.#drop(target.key);
    if (!KEPT_STATUSES.has(entry.status)) return;
    const stands = target.key === target.missingKey ? before?.holder : undefined;
    const holder = stands ?? { entry };
    holder.entry = entry;
    this.#set({ ...slotOf(made), holder, isNote: false, bytes: entry.bytes });
  }

  noteMissing(shared: Slot<E>, made: Made<E>): void {
    const { key } = made.target;
    this.#drop(key);
    const { holder, generation } = shared;
    const bytes = NOTE_BYTES + 2 * key.length;
    this.#set({ ...slotOf(made), generation, holder, isNote: true, bytes });
  }

  forget(slot: Slot<E>): void {
    const { key } = slot.target;
    if (this.get(key) === slot) this.#drop(key);
  }

  *copies(): Generator<Slot<E>> {
    for (const part of [this.#pages, this.#variants, this.#files, this.#data]) yield* part.values();
  }

  sizes() {
    const parts = {
      pages: this.#pages,
      variants: this.#variants,
      files: this.#files,
      data: this.#data,
      missing: this.#missing,
    };
    return Object.entries(parts).map(([part, { size, calculatedSize }]) => ({
      part,
      size,
      bytes: calculatedSize,
    }));
  }

  #set(slot: Slot<E>): void {
    this.#partOf(slot).set(slot.target.key, slot);
  }

  #drop(key: string): void {
    for (const part of [this.#pages, this.#variants, this.#files, this.#data, this.#missing]) {
      part.delete(key);
    }
  }

  #partOf({ target, holder, isNote }: Slot<E>): LRUCache<string, Slot<E>> {
    if (isNote) return this.#missing;
    if (target.isFile) return this.#files;
    if (target.isData) return this.#data;
    const isPage = holder.entry.status === 200 && !target.key.includes('?');
    return isPage ? this.#pages : this.#variants;
  }
}

function boundedBytes<E>(maxSize: number): LRUCache<string, Slot<E>> {
  return new LRUCache({ maxSize, sizeCalculation: (slot) => slot.bytes });
}

function slotOf<E>({ target, make, generation, now }: Made<E>) {
  return { target, make, generation, madeAt: now, usedAt: now };
}
