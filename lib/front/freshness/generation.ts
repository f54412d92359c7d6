import type { Change, Changed } from '@/lib/process/ask-front';
import { tellContent } from '@/lib/process/generation';

type Listener = (generation: number, change: Change, names?: readonly Changed[]) => void;

let generation = 1;
let isCutOff = false;
const listeners = new Set<Listener>();
tellContent(() => ({ generation, isDeaf: isCutOff }));

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

/** While it is deaf this instance does not hear of changes made elsewhere. */
export function setDeaf(deaf: boolean): void {
  isCutOff = deaf;
}

export const isDeaf = () => isCutOff;
