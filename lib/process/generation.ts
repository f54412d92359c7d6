import { sharedState } from './shared-state';

/** What a change did to what readers may see; of changes made elsewhere that is not known. */
export type Change = 'harmless' | 'withdrawal' | 'unknown';

/** A page by what it is about; `entity` is a kind of resource. */
export type Changed = { entity: string; slug: string };

type Listener = (generation: number, change: Change, names?: readonly Changed[]) => void;

const state = () =>
  sharedState('generation', () => ({ generation: 1, listeners: new Set<Listener>() }));

/** Rises with every committed change to content; a page is fresh for one generation. */
export function currentGeneration(): number {
  return state().generation;
}

export function bumpGeneration(change: Change = 'unknown', names?: readonly Changed[]): void {
  const shared = state();
  shared.generation += 1;
  for (const listener of shared.listeners) listener(shared.generation, change, names);
}

const elsewhere = () => sharedState<{ heard?: () => Promise<void> }>('heard-elsewhere', () => ({}));

/** What says that no other instance shows what was there before. */
export function offerHeardElsewhere(heard: () => Promise<void>): void {
  elsewhere().heard = heard;
}

/**
 * After a commit of this instance and before its answer: the next read must see it, anywhere.
 * `names` are all that it changed, where they are few.
 */
export async function contentChanged(change: Change, names?: readonly Changed[]): Promise<void> {
  bumpGeneration(change, names);
  await elsewhere().heard?.();
}

const hearing = () => sharedState('hearing', () => ({ isDeaf: false }));

/** While it is deaf this instance does not hear of changes made elsewhere. */
export function setDeaf(deaf: boolean): void {
  hearing().isDeaf = deaf;
}

export function isDeaf(): boolean {
  return hearing().isDeaf;
}

export function onGeneration(listener: Listener): () => void {
  state().listeners.add(listener);
  return () => state().listeners.delete(listener);
}

/**
 * Reads once for each state of the content, again after a while for what time changes, and each
 * time while changes elsewhere are not heard of. When that fails, what was read of the same state
 * still counts, so that pages are shown without a database.
 */
export function createKeptReading<T>(read: () => Promise<T>, keptMs: number): () => Promise<T> {
  let kept: { generation: number; madeAt: number; value: Promise<T> } | undefined;
  let last: { generation: number; value: T } | undefined;

  async function readAnew(generation: number): Promise<T> {
    try {
      const value = await read();
      last = { generation, value };
      return value;
    } catch (error) {
      if (kept?.generation === generation) kept = undefined;
      if (last?.generation === generation) return last.value;
      throw error;
    }
  }

  return () => {
    const generation = currentGeneration();
    const isYoung = kept?.generation === generation && performance.now() - kept.madeAt < keptMs;
    if (kept && isYoung && !isDeaf()) return kept.value;
    kept = { generation, madeAt: performance.now(), value: readAnew(generation) };
    return kept.value;
  };
}
