import { AsyncLocalStorage } from 'node:async_hooks';
import { sharedState } from './shared-state';

const beforeAll = () => sharedState('apart', () => AsyncLocalStorage.snapshot());

/** Called at the start, before there is any request to take part in. */
export function openApart(): void {
  beforeAll();
}

/**
 * Runs what must not take part in the request that asks for it. Timers and connections hold what
 * surrounds them: made within a request, a count for an hour would hold its page for an hour.
 */
export function apart<T>(work: () => T): T {
  return beforeAll()(work);
}
