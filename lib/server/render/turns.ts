import type { Call } from '@/lib/server/arrive/receive';
import { Abandoned } from './pass-to-next';
import { Overloaded, type RenderQueue } from './render-queue';

/** A page that is fetched ahead may stay unread, so visitors never wait for its render. */
export function requireTurn(queue: RenderQueue, { head }: Call, asker: string): void {
  if (head.isPrefetch && queue.mustWait(asker)) throw new Overloaded();
}

/** Whoever leaves while waiting leaves the line. */
export function inTurn<T>(
  queue: RenderQueue,
  { request, response }: Call,
  ask: () => Promise<T>,
  asker: string,
): Promise<T> {
  const work = async () => {
    // Of requests that came in one piece, only the first hears that the connection closed.
    if (response.destroyed || request.socket.destroyed) throw new Abandoned();
    return queue.measure(ask);
  };
  response.once('close', () => queue.drop(work));
  return queue.run(work, 'visitor', asker);
}
