import { sharedState } from './shared-state';

type Listener = (generation: number) => void;

const state = () =>
  sharedState('generation', () => ({ generation: 1, listeners: new Set<Listener>() }));

/** Rises with every committed change to content; a page is fresh for one generation. */
export function currentGeneration(): number {
  return state().generation;
}

export function bumpGeneration(): void {
  const shared = state();
  shared.generation += 1;
  for (const listener of shared.listeners) listener(shared.generation);
}

export function onGeneration(listener: Listener): () => void {
  state().listeners.add(listener);
  return () => state().listeners.delete(listener);
}
