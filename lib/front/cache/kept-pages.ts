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
  generation: number;
  madeAt: number;
  usedAt: number;
  failed?: { at: number; generation: number; isAway: boolean };
  bytes: number;
};

type Made = { target: Target; generation: number; now: number };

const MB = 1024 * 1024;
/** In bytes, but what is missing by number. Searched in this order. */
const LIMITS = {
  pages: 96 * MB,
  missing: 20_000,
  variants: 16 * MB,
  files: 16 * MB,
  data: 16 * MB,
};
export type Limits = typeof LIMITS;
type Part = keyof Limits;

const KEPT_STATUSES = new Set([200, 301, 308, 404, 410]);
const NOTE_BYTES = 200;

/** Each part has its own limit, so that invented addresses cannot push the pages out. */
export class KeptPages<E extends Answered> {
  readonly #parts: Record<Part, LRUCache<string, Slot<E>>>;
  readonly #inOrder: LRUCache<string, Slot<E>>[];

  constructor(limits: Partial<Limits> = {}) {
    const { missing, ...bytes } = { ...LIMITS, ...limits };
    const sizeCalculation = (slot: Slot<E>) => slot.bytes;
    const bounded = (maxSize: number) =>
      new LRUCache<string, Slot<E>>({ maxSize, sizeCalculation });
    this.#parts = {
      pages: bounded(bytes.pages),
      missing: new LRUCache({ max: missing, maxSize: Number.MAX_SAFE_INTEGER, sizeCalculation }),
      variants: bounded(bytes.variants),
      files: bounded(bytes.files),
      data: bounded(bytes.data),
    };
    this.#inOrder = Object.values(this.#parts);
  }

  get(key: string): Slot<E> | undefined {
    for (const part of this.#inOrder) {
      const slot = part.peek(key);
      if (slot) return slot;
    }
    return undefined;
  }

  touch(slot: Slot<E>): void {
    this.#partOf(slot).get(slot.target.key);
  }

  keep(entry: E, made: Made): void {
    const { target } = made;
    const before = this.get(target.key);
    this.#drop(target.key);
    if (!KEPT_STATUSES.has(entry.status)) return;
    const stands = target.key === target.missingKey ? before?.holder : undefined;
    const holder = stands ?? { entry };
    holder.entry = entry;
    this.#set({ ...slotOf(made), holder, isNote: false, bytes: entry.bytes });
  }

  noteMissing(shared: Slot<E>, made: Made): void {
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
    for (const part of this.#inOrder) {
      if (part !== this.#parts.missing) yield* part.values();
    }
  }

  sizes() {
    return Object.entries(this.#parts).map(([part, { size, calculatedSize }]) => ({
      part,
      size,
      bytes: calculatedSize,
    }));
  }

  #set(slot: Slot<E>): void {
    this.#partOf(slot).set(slot.target.key, slot);
  }

  #drop(key: string): void {
    for (const part of this.#inOrder) part.delete(key);
  }

  #partOf({ target, holder, isNote }: Slot<E>): LRUCache<string, Slot<E>> {
    const { pages, missing, variants, files, data } = this.#parts;
    if (isNote) return missing;
    if (target.isFile) return files;
    if (target.isData) return data;
    return holder.entry.status === 200 && !target.key.includes('?') ? pages : variants;
  }
}

function slotOf({ target, generation, now }: Made) {
  return { target, generation, madeAt: now, usedAt: now };
}
