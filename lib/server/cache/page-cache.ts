import type { Answer } from '@/lib/server/answer/answer';
import type { Entry } from './cache-entry';
import { CacheParts, type Limits, type Slot, type Target } from './cache-parts';
import { createFlights } from './flights';
import type { Name } from '@/lib/content/known-names';
import type { Priority } from '@/lib/server/render/render-queue';

export type CacheState = 'hit' | 'stale' | 'miss' | 'bypass' | 'stale-error';
export type Found = { entry: Entry; state: CacheState };

type Options = {
  render: (url: string) => Promise<Answer>;
  prepare: (answer: Answer, page: string) => Promise<Entry>;
  /** Whether anything has the name, or had it once. */
  isKnown: (name: Name) => Promise<boolean>;
  queue: <T>(work: () => Promise<T>, priority: Priority) => Promise<T>;
  generation: () => number;
  now?: () => number;
  limits?: Partial<Limits>;
};

const MAX_AGE_MS = 60_000;
/** While there is an older copy to show, a render that failed is not tried again at once. */
const RETRY_MS = 1000;
/** Renewals are spaced: a thousand old pages asked for at once must not crowd out visitors. */
const RENEWAL_SPACING_MS = 50;
/** How exactly "least recently used" is meant. */
const TOUCH_MS = 1000;

/** Whole answers, kept in memory; docs/decisions/003-own-page-cache.md says why and by what rules. */
export class PageCache {
  readonly #options: Options;
  readonly #now: () => number;
  readonly #parts: CacheParts;
  readonly #flights: ReturnType<typeof createFlights<Entry>>;
  #isBypassed = false;
  #nextRenewalAt = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#parts = new CacheParts(options.limits);
    this.#flights = createFlights({ ...options, isBlind: () => this.#isBypassed });
  }

  get isBypassed(): boolean {
    return this.#isBypassed;
  }

  /** While changes made elsewhere cannot be heard of, nothing that is kept counts as fresh. */
  setBypass(isBypassed: boolean): void {
    this.#isBypassed = isBypassed;
  }

  /** What can be sent at once. An old answer is sent as well, and renewed behind it. */
  find(key: string): Found | undefined {
    if (this.#isBypassed) return undefined;
    const slot = this.#parts.get(key);
    if (slot === undefined || slot.generation !== this.#options.generation()) return undefined;
    const now = this.#now();
    if (now - slot.usedAt > TOUCH_MS) {
      slot.usedAt = now;
      this.#parts.touch(slot);
    }
    const isOld = now - slot.madeAt > MAX_AGE_MS;
    if (isOld) this.#renew(slot, now);
    return { entry: slot.holder.entry, state: isOld ? 'stale' : 'hit' };
  }

  /** Renders what cannot be found; when that fails, the last good copy is better than nothing. */
  async load(target: Target, priority: Priority = 'visitor'): Promise<Found> {
    const kept = this.#parts.get(target.key);
    if (kept && this.#justFailed(kept)) return { entry: kept.holder.entry, state: 'stale-error' };
    const state = this.#isBypassed ? 'bypass' : 'miss';
    try {
      return { entry: await this.#make(target, priority), state };
    } catch (error) {
      const copy = this.#parts.get(target.key);
      if (!copy) throw error;
      this.#noteFailure(copy);
      return { entry: copy.holder.entry, state: 'stale-error' };
    }
  }

  sizes() {
    return this.#parts.sizes();
  }

  #make(target: Target, priority: Priority): Promise<Entry> {
    return this.#flights.join(target.key, priority, () => this.#renderAndKeep(target));
  }

  async #renderAndKeep(target: Target): Promise<Entry> {
    const began = this.#options.generation();
    if (target.name && !(await this.#options.isKnown(target.name))) {
      const missing = await this.#missing(target, began);
      if (missing) return missing;
    }
    const entry = await this.#rendered(target);
    if (entry.status === 404 && target.key !== target.missingKey) {
      return (await this.#missing(target, began)) ?? entry;
    }
    // What was rendered across a change may show the time before it.
    if (this.#isCurrent(began)) this.#parts.keep(target, entry, began, this.#now());
    return entry;
  }

  async #rendered({ key, page }: Target): Promise<Entry> {
    return this.#options.prepare(await this.#options.render(key), page);
  }

  async #missing(target: Target, began: number): Promise<Entry | undefined> {
    const shared = await this.#sharedMissing(target, began);
    if (shared && this.#isCurrent(began)) this.#parts.keepMissing(target, shared, this.#now());
    return shared?.holder.entry;
  }

  /** The one "not found" of a route, rendered in the turn of the address that needs it. */
  async #sharedMissing(target: Target, generation: number): Promise<Slot | undefined> {
    const { missingKey } = target;
    const isFresh = (slot: Slot | undefined) =>
      slot?.generation === generation && this.#now() - slot.madeAt <= MAX_AGE_MS;
    if (!isFresh(this.#parts.get(missingKey))) {
      await this.#renderAndKeep({ ...target, key: missingKey, name: undefined });
    }
    const slot = this.#parts.get(missingKey);
    return isFresh(slot) && slot?.holder.entry.status === 404 ? slot : undefined;
  }

  #renew(slot: Slot, now: number): void {
    const { key } = slot.target;
    if (now < this.#nextRenewalAt || this.#flights.has(key) || this.#justFailed(slot)) return;
    this.#nextRenewalAt = now + RENEWAL_SPACING_MS;
    this.#make(slot.target, 'behind').catch(() => this.#noteFailure(slot));
  }

  #isCurrent(generation: number): boolean {
    return generation === this.#options.generation();
  }

  #justFailed({ failed }: Slot): boolean {
    return (
      failed !== undefined &&
      this.#isCurrent(failed.generation) &&
      this.#now() - failed.at < RETRY_MS
    );
  }

  #noteFailure(slot: Slot): void {
    slot.failed = { at: this.#now(), generation: this.#options.generation() };
  }
}
