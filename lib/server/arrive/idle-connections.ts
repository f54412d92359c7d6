import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const LIMITS = {
  // Longer than the 60 s for which proxies usually keep theirs.
  idleMs: 65_000,
  /** An answer is owed, or is taken slowly: bytes that the system has not sent yet count as sent. */
  stuckMs: 300_000,
  lookMs: 5000,
};

/**
 * Ends connections on which nothing moves. Node's own time-outs make two timers for every request,
 * which cost a cached answer a tenth of its time; a look at all connections now and then is free.
 */
export function endIdleConnections(
  server: Server,
  isAnswering: (socket: Socket) => boolean,
  limits: Partial<typeof LIMITS> = {},
): void {
  const { idleMs, stuckMs, lookMs } = { ...LIMITS, ...limits };
  const connections = new Map<Socket, { moved: number; since: number }>();
  const patience = (socket: Socket) =>
    isAnswering(socket) || socket.writableLength > 0 ? stuckMs : idleMs;
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { moved: 0, since: performance.now() });
    socket.once('close', () => connections.delete(socket));
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, seen] of connections) {
      const moved = socket.bytesRead + socket.bytesWritten - socket.writableLength;
      if (moved !== seen.moved) connections.set(socket, { moved, since: now });
      else if (now - seen.since > patience(socket)) socket.destroy();
    }
  }, lookMs).unref();
  server.once('close', () => clearInterval(timer));
}
