import { type Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

const SHORT_MS = 2;
const MAX_TURNS = 20;
const OPTIONS = { graceMs: 1000, limitMs: 12_000, lookMs: 50 };

/** Breaks no answer: a client on an open connection is told before the connection is closed. */
export function createDrain(server: Server, options: Partial<typeof OPTIONS> = {}) {
  const { graceMs, limitMs, lookMs } = { ...OPTIONS, ...options };
  let ended: Promise<void> | undefined;
  let shut: () => void = () => undefined;
  const isShut = new Promise<void>((resolve) => (shut = resolve));

  async function end(): Promise<void> {
    const started = performance.now();
    await acceptWaiting(started);
    // http's own close() would cut idle connections at once, even with a request on its way.
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

  /** Closing the socket would reset connections that it has not accepted yet. */
  async function acceptWaiting(started: number): Promise<void> {
    let [accepted, before] = [0, -1];
    const count = () => (accepted += 1);
    server.on('connection', count);
    // A thread that was busy accepts them one by one.
    while (accepted > before && performance.now() - started <= graceMs) {
      before = accepted;
      await sleep(lookMs);
      await shortTurn();
    }
    server.off('connection', count);
  }

  return {
    isDraining: () => ended !== undefined,
    /** Refusals wait for this: a client refused earlier would return while the socket closes. */
    isShut,
    drain: () => (ended ??= end()),
  };
}

/** New connections wait while a turn of the event loop is long; a short turn leaves none. */
async function shortTurn(): Promise<void> {
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const started = performance.now();
    await nextTurn();
    if (performance.now() - started < SHORT_MS) return;
  }
}
