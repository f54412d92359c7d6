import { sharedState } from './shared-state';

const running = () => sharedState('background', () => new Set<Promise<unknown>>());

/** No answer waits for this work, but a stop of the server does. */
export function inBackground<T>(work: Promise<T>): Promise<T> {
  running().add(work);
  const forget = () => running().delete(work);
  work.then(forget, forget);
  return work;
}

export async function backgroundDone(): Promise<void> {
  await Promise.allSettled([...running()]);
}
