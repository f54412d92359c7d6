import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const LIMITS = {
  // Proxies usually keep their connections for 60 s; ours must last longer.
  idleMs: 65_000,
  /** Slow readers need longer, because bytes in the system's buffers already count as sent. */
  stuckMs: 300_000,
  lookMs: 5000,
};

/** Node's own time-outs make two timers per request, a tenth of the time of a cached answer. */
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
