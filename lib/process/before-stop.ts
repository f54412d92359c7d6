import { channel } from 'node:diagnostics_channel';

/** Heard by every copy that Next has of a module. */
const stopping = channel('guide.stop');

/** A stop waits for what this begins. */
export const beforeStop = (finish: () => Promise<unknown>) =>
  stopping.subscribe((work) => (work as Promise<unknown>[]).push(finish()));

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
  const work: Promise<unknown>[] = [];
  stopping.publish(work);
  await Promise.allSettled(work);
}
