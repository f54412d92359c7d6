import { sharedState } from './shared-state';

/** What a change did to what readers may see; of changes made elsewhere that is not known. */
export type Change = 'harmless' | 'withdrawal' | 'unknown';

type Listener = (generation: number, change: Change) => void;

const state = () =>
  sharedState('generation', () => ({ generation: 1, listeners: new Set<Listener>() }));

/** Rises with every committed change to content; a page is fresh for one generation. */
export function currentGeneration(): number {
  return state().generation;
}

export function bumpGeneration(change: Change = 'unknown'): void {
  const shared = state();
  shared.generation += 1;
  for (const listener of shared.listeners) listener(shared.generation, change);
}

export function onGeneration(listener: Listener): () => void {
  state().listeners.add(listener);
  return () => state().listeners.delete(listener);
}
