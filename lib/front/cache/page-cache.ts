import { LRUCache } from 'lru-cache';
import type { Asker, Priority, RenderQueue } from '@/lib/front/render/render-queue';
import type { Target } from '@/lib/front/route/target';

export type CacheState = 'hit' | 'stale' | 'miss' | 'bypass' | 'stale-error';
export type Found<E> = { entry: E; state: CacheState };

type Options<E> = {
  make: Make<E>;
  queue: Pick<RenderQueue, 'run' | 'refused' | 'promote'>;
  generation: () => number;
  /** While changes made elsewhere cannot be heard of, no copy counts as fresh. */
  isCutOff: () => boolean;
  /** Not where it is busy: only a database that cannot be reached lets older copies out. */
  isAway: (error: unknown) => Promise<boolean>;
  now?: () => number;
  limits?: Partial<Limits>;
};

const MAX_AGE_MS = 60_000;
/** After a failed render the older copy is sent for this long before the next attempt. */
const RETRY_MS = 1000;
/** Renewing a thousand old pages at once would crowd out visitors. */
const RENEWAL_SPACING_MS = 50;
/** "Least recently used" is exact to this time. */
const TOUCH_MS = 1000;

/** docs/decisions/003-own-page-cache.md explains why whole answers are kept, and the rules. */
export class PageCache<E extends Answered> {
  readonly #options: Options<E>;
  readonly #now: () => number;
  readonly #kept: KeptPages<E>;
  readonly #renders: ReturnType<typeof createSharedRenders<E>>;
  #mayShowOlder = true;
  #renewedAt = 0;

  constructor(options: Options<E>) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#kept = new KeptPages(options.limits);
    this.#renders = createSharedRenders(options);
  }

  find(key: string): Found<E> | undefined {
    if (this.#options.isCutOff()) return undefined;
    const slot = this.#kept.get(key);
    if (slot === undefined || slot.generation !== this.#options.generation()) return undefined;
    const now = this.#now();
    if (now - slot.usedAt > TOUCH_MS) {
      slot.usedAt = now;
      this.#kept.touch(slot);
    }
    const isOld = now - slot.madeAt > MAX_AGE_MS;
    if (isOld) this.#renew(slot, now);
    return { entry: slot.holder.entry, state: isOld ? 'stale' : 'hit' };
  }

  /** Sends a copy of an older generation only while the database is away. */
  async get(target: Target, priority: Priority = 'visitor', asker?: Asker): Promise<Found<E>> {
    const { key } = target;
    const found = this.find(key);
    if (found) return found;
    const kept = this.#kept.get(key);
    if (kept?.failed?.isAway && this.#justFailed(kept) && this.#isShowable(kept)) {
      return { entry: kept.holder.entry, state: 'stale-error' };
    }
    const state = this.#options.isCutOff() ? 'bypass' : 'miss';
    try {
      return { entry: await this.#made(target, priority, asker), state };
    } catch (error) {
      const isAway = await this.#options.isAway(error);
      const copy = isAway ? this.#kept.get(key) : undefined;
      if (!copy || !this.#isShowable(copy)) throw error;
      this.#noteFailure(copy, isAway);
      return { entry: copy.holder.entry, state: 'stale-error' };
    }
  }

  olderCopies(): Slot<E>[] {
    return [...this.#kept.all()].filter(
      ({ generation, holder }) => !this.#isCurrent(generation) && holder.entry.status === 200,
    );
  }

  /** Until it is known what a change withdrew, no copy from before it is shown. */
  allowOlderCopies(isAllowed: boolean): void {
    this.#mayShowOlder = isAllowed;
  }

  forget(copies: Iterable<Slot<E>>): void {
    for (const copy of copies) this.#kept.forget(copy);
  }

  sizes() {
    return this.#kept.sizes();
  }

  #made(target: Target, priority: Priority, asker?: Asker): Promise<E> {
    return this.#renders.join(target.key, priority, () => this.#makeAndKeep(target), asker);
  }

  async #makeAndKeep(target: Target): Promise<E> {
    const generation = this.#options.generation();
    const entry = await this.#options.make(target);
    const isMissing = entry === undefined || entry.status === 404;
    if (isMissing && target.key !== target.missingKey) {
      const answer = (await this.#missing(target, generation, entry)) ?? entry;
      if (answer) return answer;
    }
    if (!entry) return this.#makeAndKeep(unnamed(target));
    // A page rendered across a change may show the state before it, so it is not kept.
    if (this.#isCurrent(generation))
      this.#kept.keep(entry, { target, generation, now: this.#now() });
    return entry;
  }

  /** A page found missing shares the route's answer only if that answer is a 404 itself. */
  async #missing(target: Target, generation: number, entry?: E): Promise<E | undefined> {
    const shared = await this.#sharedMissing(target, generation);
    if (!shared || (entry && shared.holder.entry.status !== 404)) return undefined;
    if (this.#isCurrent(generation)) {
      this.#kept.noteMissing(shared, { target, generation, now: this.#now() });
    }
    return shared.holder.entry;
  }

  async #sharedMissing(target: Target, generation: number): Promise<Slot<E> | undefined> {
    const { missingKey: key } = target;
    const fresh = () => {
      const slot = this.#kept.get(key);
      const isFresh = slot?.generation === generation && this.#now() - slot.madeAt <= MAX_AGE_MS;
      return isFresh ? slot : undefined;
    };
    if (!fresh()) await this.#makeAndKeep({ ...unnamed(target), key });
    return fresh();
  }

  #renew(slot: Slot<E>, now: number): void {
    const { target } = slot;
    if (this.#renders.has(target.key) || this.#justFailed(slot)) return;
    // The clock may have been set back since.
    if (Math.abs(now - this.#renewedAt) < RENEWAL_SPACING_MS) return;
    this.#renewedAt = now;
    this.#made(target, 'behind').catch(async (error: unknown) =>
      this.#noteFailure(slot, await this.#options.isAway(error)),
    );
  }

  /** A page that was missing before a change may be there now. */
  #isShowable({ generation, holder }: Slot<E>): boolean {
    return this.#isCurrent(generation) || (this.#mayShowOlder && holder.entry.status === 200);
  }

  #isCurrent(generation: number): boolean {
    return generation === this.#options.generation();
  }

  #justFailed({ failed }: Slot<E>): boolean {
    return (
      failed !== undefined &&
      this.#isCurrent(failed.generation) &&
      this.#now() - failed.at < RETRY_MS
    );
  }

  #noteFailure(slot: Slot<E>, isAway: boolean): void {
    slot.failed = { at: this.#now(), generation: this.#options.generation(), isAway };
  }
}

/** Rendered without asking whether anything has the names. */
const unnamed = (target: Target): Target => ({ ...target, name: undefined, filters: undefined });

type Render<T> = {
  priority: Priority;
  startedIn?: number;
  begin: () => Promise<T>;
  result: Promise<T>;
};

type Wanted<T> = [key: string, priority: Priority, work: () => Promise<T>, asker?: Asker];

/** A render begun in an older generation may lack a change that this request must see. */
export function createSharedRenders<T>({
  queue,
  generation,
  isCutOff,
}: Pick<Options<T>, 'queue' | 'generation' | 'isCutOff'>) {
  const underWay = new Map<string, Render<T>>();

  function canShare(render: Render<T>, priority: Priority): boolean {
    if (render.startedIn !== undefined) return render.startedIn === generation() && !isCutOff();
    // A visitor must not wait behind renders that nobody waits for.
    return priority !== 'visitor' || render.priority === 'visitor';
  }

  function start(...[key, priority, work, asker]: Wanted<T>): Promise<T> {
    // A refusal is for its asker alone: whoever wants the same page must not share it.
    const refused = priority === 'visitor' ? queue.refused(asker) : undefined;
    if (refused) return refused;
    const begin = () => {
      render.startedIn = generation();
      return work();
    };
    const render: Render<T> = { priority, begin, result: Promise.resolve() as Promise<never> };
    render.result = queue.run(begin, priority, asker).finally(() => {
      if (underWay.get(key) === render) underWay.delete(key);
    });
    underWay.set(key, render);
    return render.result;
  }

  return {
    has: (key: string) => underWay.has(key),
    join(...wanted: Wanted<T>): Promise<T> {
      const [key, priority, , asker] = wanted;
      const render = underWay.get(key);
      if (!render || !canShare(render, priority)) return start(...wanted);
      // What waits among the many of one asker waits for another instead.
      if (render.startedIn === undefined && priority === 'visitor') {
        queue.promote(render.begin, asker);
      }
      return render.result;
    },
  };
}

/** Resolves to undefined when nothing ever had the name that the target asks for. */
export type Make<E> = (target: Target) => Promise<E | undefined>;

export type Answered = { status: number; bytes: number };

/** A copy is fresh for one generation, and renewed once it is a minute old. */
type Slot<E> = {
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
/** In bytes, but what is missing by number. */
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
  /** Of all parts, so that a hit takes one look. */
  readonly #slots = new Map<string, Slot<E>>();
  readonly #parts: Record<Part, LRUCache<string, Slot<E>>>;

  constructor(limits: Partial<Limits> = {}) {
    const { missing, ...bytes } = { ...LIMITS, ...limits };
    const bounded = (maxSize: number, max?: number) =>
      new LRUCache<string, Slot<E>>({
        maxSize,
        max,
        sizeCalculation: (slot) => slot.bytes,
        dispose: (_, key) => this.#slots.delete(key),
      });
    this.#parts = {
      pages: bounded(bytes.pages),
      missing: bounded(Number.MAX_SAFE_INTEGER, missing),
      variants: bounded(bytes.variants),
      files: bounded(bytes.files),
      data: bounded(bytes.data),
    };
  }

  get(key: string): Slot<E> | undefined {
    return this.#slots.get(key);
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

  all(): MapIterator<Slot<E>> {
    return this.#slots.values();
  }

  sizes() {
    return Object.entries(this.#parts).map(([part, { size, calculatedSize }]) => ({
      part,
      size,
      bytes: calculatedSize,
    }));
  }

  /** What is larger than its part is not taken. */
  #set(slot: Slot<E>): void {
    const { key } = slot.target;
    if (this.#partOf(slot).set(key, slot).has(key)) this.#slots.set(key, slot);
  }

  #drop(key: string): void {
    for (const part of Object.values(this.#parts)) part.delete(key);
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
