import type { Change, Changed } from '@/lib/process/ask-front';
import { content } from '@/lib/process/generation';

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
