import type { Entry } from './cache-entry';
import { CacheStore } from './cache-store';
import type { Name } from '@/lib/content/known-names';

/** What is asked for: the key is the address that is rendered, the rest says where it is kept. */
export type Target = {
  key: string;
  page: string;
  /** The address whose "not found" stands for every missing address of the route. */
  missingKey: string;
  /** What the address names: when nothing ever had that name, it need not be rendered. */
  name?: Name;
  isFile?: boolean;
};

/** A kept answer: fresh for one generation, and looked at again a minute after it was made. */
export type Slot = {
  target: Target;
  /** Shared by all addresses that are missing under one route. */
  holder: { entry: Entry };
  generation: number;
  madeAt: number;
  usedAt: number;
  /** When a render of it failed last, and in which generation. */
  failed?: { at: number; generation: number };
  bytes: number;
};

const MB = 1024 * 1024;
const LIMITS = { pages: 96 * MB, variants: 16 * MB, files: 16 * MB, missing: 20_000 };
export type Limits = typeof LIMITS;

const KEPT_STATUSES = new Set([200, 301, 308, 404, 410]);
const SLOT_BYTES = 200;

/**
 * The parts of the page cache, each with its own bound, so that nobody can push the pages out by
 * asking for what is cheap to invent: lists with odd parameters, pictures, missing addresses.
 */
export class CacheParts {
  readonly #pages: CacheStore<Slot>;
  readonly #variants: CacheStore<Slot>;
  readonly #files: CacheStore<Slot>;
  readonly #missing: CacheStore<Slot>;

  constructor(limits: Partial<Limits> = {}) {
    const { pages, variants, files, missing } = { ...LIMITS, ...limits };
    this.#pages = new CacheStore(pages);
    this.#variants = new CacheStore(variants);
    this.#files = new CacheStore(files);
    this.#missing = new CacheStore(Infinity, missing);
  }

  get(key: string): Slot | undefined {
    return (
      this.#pages.get(key) ??
      this.#missing.get(key) ??
      this.#variants.get(key) ??
      this.#files.get(key)
    );
  }

  touch(slot: Slot): void {
    this.#partOf(slot.target, slot.holder.entry.status).touch(slot.target.key, slot);
  }

  /** Keeps an answer in place of whatever was known of its address. */
  keep(target: Target, entry: Entry, generation: number, now: number): void {
    const before = this.get(target.key);
    this.#drop(target.key);
    if (!KEPT_STATUSES.has(entry.status)) return;
    const stands = target.key === target.missingKey ? before?.holder : undefined;
    const holder = stands ?? { entry };
    holder.entry = entry;
    this.#set({ target, holder, generation, madeAt: now, usedAt: now, bytes: entry.bytes });
  }

  /** Notes that an address is missing; what it is answered with is kept once for its route. */
  keepMissing(target: Target, shared: Slot, now: number): void {
    this.#drop(target.key);
    const { holder, generation } = shared;
    const bytes = SLOT_BYTES + 2 * target.key.length;
    this.#set({ target, holder, generation, madeAt: now, usedAt: now, bytes });
  }

  sizes() {
    const parts = {
      pages: this.#pages,
      variants: this.#variants,
      files: this.#files,
      missing: this.#missing,
    };
    return Object.entries(parts).map(([part, { size, bytes }]) => ({ part, size, bytes }));
  }

  #set(slot: Slot): void {
    this.#partOf(slot.target, slot.holder.entry.status).set(slot.target.key, slot);
  }

  #drop(key: string): void {
    for (const part of [this.#pages, this.#variants, this.#files, this.#missing]) part.delete(key);
  }

  #partOf({ key, missingKey, isFile }: Target, status: number): CacheStore<Slot> {
    if (status === 404 && key !== missingKey) return this.#missing;
    if (isFile) return this.#files;
    return status === 200 && !key.includes('?') ? this.#pages : this.#variants;
  }
}
