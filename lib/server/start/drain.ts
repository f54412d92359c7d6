import { type Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

const SHORT_MS = 2;
const MAX_TURNS = 20;
const OPTIONS = { graceMs: 1000, limitMs: 12_000, lookMs: 50 };

/**
 * Ends a server without breaking an answer: nobody new gets in, what runs is finished, and a client
 * that sends one more request on an open connection is told so before the connection is closed.
 */
export function createDrain(server: Server, options: Partial<typeof OPTIONS> = {}) {
  const { graceMs, limitMs, lookMs } = { ...OPTIONS, ...options };
  let ended: Promise<void> | undefined;
  let shut: () => void = () => undefined;
  const isShut = new Promise<void>((resolve) => (shut = resolve));

  async function end(): Promise<void> {
    const started = performance.now();
    await acceptWaiting(started);
    // http's own close() also cuts idle connections at once, in the face of a request on its way.
    const closed = new Promise<void>((resolve) => {
      NetServer.prototype.close.call(server, () => resolve());
    });
    shut();
    const look = setInterval(() => {
      const ms = performance.now() - started;
      if (ms > graceMs) server.closeIdleConnections();
      if (ms > limitMs) server.closeAllConnections();
    }, lookMs);
    await closed;
    clearInterval(look);
  }

  /** Connections that are not accepted yet would be reset with the socket they wait at. */
  async function acceptWaiting(started: number): Promise<void> {
    let [accepted, before] = [0, -1];
    const count = () => (accepted += 1);
    server.on('connection', count);
    // A thread that was busy takes them in one by one.
    while (accepted > before && performance.now() - started <= graceMs) {
      before = accepted;
      await sleep(lookMs);
      await shortTurn();
    }
    server.off('connection', count);
  }

  return {
    isDraining: () => ended !== undefined,
    /**
     * Resolves when nobody can come in any more. Who is refused before, comes back at once, and may
     * then stand at the door while it is shut: so refusals wait until it is.
     */
    isShut,
    drain: () => (ended ??= end()),
  };
}

/**
 * Whoever came during a long task is let in at the next turn of the event loop; only right after a
 * short one is there nobody at the door.
 */
async function shortTurn(): Promise<void> {
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const started = performance.now();
    await nextTurn();
    if (performance.now() - started < SHORT_MS) return;
  }
}

export type Drain = ReturnType<typeof createDrain>;
