import type { Change, Changed } from '@/lib/process/ask-front';
import { content } from '@/lib/process/generation';
import { log } from '@/lib/process/log';
import type { Copy, Since } from '@/lib/content/known-names';
import type { Answered, PageCache } from '@/lib/front/cache/page-cache';
import type { Target } from '@/lib/front/route/target';

type Listener = (generation: number, change: Change, names?: readonly Changed[]) => void;

let generation = 1;
let isAlone = false;
const listeners = new Set<Listener>();
content.current = () => ({ generation, isCutOff: isAlone });

/** Rises with every committed change to content; a page is fresh for one generation. */
export const currentGeneration = () => generation;

export function bumpGeneration(change: Change = 'unknown', names?: readonly Changed[]): void {
  generation += 1;
  for (const listener of listeners) listener(generation, change, names);
}

export function onGeneration(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** While it is cut off this instance does not hear of changes made elsewhere. */
export function setCutOff(value: boolean): void {
  isAlone = value;
}

export const isCutOff = () => isAlone;

type Options<E extends Answered> = {
  cache: PageCache<E>;
  ask: (copies: readonly Copy[]) => Promise<Since[]>;
  /** Whether anything was withdrawn since then, also what has no page of its own among the copies. */
  isWithdrawnSince: (madeAt: number) => Promise<boolean>;
};

/**
 * Older copies are sent while the database is away. So changed ones are dropped in time, and after
 * a withdrawal all are, since any of them may name what was withdrawn.
 */
export function dropOutdatedCopies<E extends Answered>(options: Options<E>) {
  const { cache, ask, isWithdrawnSince } = options;
  let running: Promise<void> | undefined;
  let isDue = false;

  async function look(): Promise<void> {
    const copies = cache.olderCopies();
    const named = copies.flatMap((copy) =>
      copy.target.name ? [{ copy, name: copy.target.name, madeAt: copy.madeAt }] : [],
    );
    if (copies.length === 0) return;
    const since = await ask(named);
    const oldest = Math.min(...copies.map(({ madeAt }) => madeAt));
    const isWithdrawn = since.includes('gone') || (await isWithdrawnSince(oldest));
    const changed = named.filter((_, at) => since[at] !== 'same').map(({ copy }) => copy);
    cache.forget(isWithdrawn ? copies : changed);
  }

  async function lookWhileDue(): Promise<void> {
    while (isDue) {
      isDue = false;
      try {
        await look();
        if (!isDue) cache.allowOlderCopies(true);
      } catch (error) {
        // The database is away and cannot say what changed. Copies that were allowed stay so.
        log().warn({ err: error }, 'older copies of pages cannot be checked');
      }
    }
    running = undefined;
  }

  const stop = onGeneration((_, change, names) => {
    if (change === 'withdrawal') cache.forget(cache.olderCopies());
    // What was just saved is never shown as it was before, whether or not anybody can be asked.
    else if (names) cache.forget(cache.olderCopies().filter(isOf(names)));
    else cache.allowOlderCopies(false);
    isDue = true;
    running ??= lookWhileDue();
  });
  return { stop, done: () => running };
}

const isOf =
  (names: readonly Changed[]) =>
  ({ target: { name } }: { target: Target }) =>
    names.some((one) => one.entity === name?.entity && one.slug === name.slug);
