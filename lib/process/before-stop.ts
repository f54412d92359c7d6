import { shared } from './shared';

type Finish = () => Promise<unknown>;
const finishing = shared('stop', () => new Set<Finish>());

/** A stop waits for what this begins. */
export const beforeStop = (finish: Finish) => void finishing.add(finish);

const running = new Set<Promise<unknown>>();
beforeStop(() => Promise.allSettled(running));

/** No answer waits for this work, but a stop does. */
export function inBackground<T>(work: Promise<T>): Promise<T> {
  running.add(work);
  const forget = () => running.delete(work);
  work.then(forget, forget);
  return work;
}

export async function allDone(): Promise<void> {
  await Promise.allSettled([...finishing].map((finish) => finish()));
}

/**
 * For a process whose log its parent reads: an ordinary exit writes what is left of the log first,
 * and where nobody reads it any more pino tries for ever.
 */
export function endWithParent(cleanUp: () => Promise<unknown> = async () => undefined): void {
  const end = () => process.kill(process.pid, 'SIGKILL');
  process.once('disconnect', () => void cleanUp().then(end, end));
}
