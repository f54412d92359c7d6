import type { Logger } from 'pino';
import type { Copy, Name, Since } from '@/lib/content/known-names';
import { onGeneration } from '@/lib/process/generation';

type OlderCopy = { target: { name?: Name }; madeAt: number };

type Options<C extends OlderCopy> = {
  cache: { olderCopies: () => C[]; forget: (copies: Iterable<C>) => void };
  ask: (copies: readonly Copy[]) => Promise<Since[]>;
  log: Logger;
};

/**
 * Older copies are sent while the database is away. So changed ones are dropped in time, and after
 * a withdrawal all are, since any of them may name what was withdrawn.
 */
export function dropOutdatedCopies<C extends OlderCopy>({ cache, ask, log }: Options<C>) {
  let running: Promise<void> | undefined;
  let isDue = false;

  async function look(): Promise<void> {
    const copies = cache.olderCopies();
    const named = copies.flatMap((copy) =>
      copy.target.name ? [{ copy, name: copy.target.name, madeAt: copy.madeAt }] : [],
    );
    if (named.length === 0) return;
    const since = await ask(named);
    const isWithdrawn = since.includes('gone');
    const changed = named.filter((_, at) => since[at] !== 'same').map(({ copy }) => copy);
    cache.forget(isWithdrawn ? copies : changed);
  }

  async function lookWhileDue(): Promise<void> {
    while (isDue) {
      isDue = false;
      try {
        await look();
      } catch (error) {
        // The database is away and cannot say what changed, so the copies stay.
        log.warn({ err: error }, 'older copies of pages cannot be checked');
      }
    }
    running = undefined;
  }

  const stop = onGeneration(() => {
    isDue = true;
    running ??= lookWhileDue();
  });
  return { stop, done: () => running };
}
