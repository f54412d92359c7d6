import { STATUS_CODES, type Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { errorAnswer } from '@/lib/front/answer/error-answer';
import type { Pack } from '@/lib/front/answer/pack';
import { requestId, type Call } from '@/lib/front/arrive/receive';

// Proxies usually keep their connections for 60 s; ours must last longer.
const IDLE_MS = 65_000;
/** Slow readers need longer, because bytes in the system's buffers already count as sent. */
const STUCK_MS = 300_000;
const LOOK_EVERY_MS = 5000;

/** Node's own time-outs make two timers per request, a tenth of the time of a cached answer. */
export function endIdleConnections(server: Server, isAnswering: (socket: Socket) => boolean): void {
  const connections = new Map<Socket, { moved: number; since: number }>();
  const patience = (socket: Socket) =>
    isAnswering(socket) || socket.writableLength > 0 ? STUCK_MS : IDLE_MS;
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
  }, LOOK_EVERY_MS).unref();
  server.once('close', () => clearInterval(timer));
}

type Options = {
  pack: Pack;
  pending: (socket: Duplex) => Call | undefined;
  refuse: (call: Call, refusal: { status: number; path: string }) => Promise<void>;
};

const STATUSES: Record<string, number> = {
  HPE_INVALID_METHOD: 405,
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

export function answerClientErrors(server: Server, options: Options): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const status = STATUSES[error.code ?? ''] ?? 400;
    const call = options.pending(socket);
    if (call && !call.response.headersSent) {
      call.response.shouldKeepAlive = false;
      // What came whole is answered: the error is in what came after it.
      if (!call.request.complete) void options.refuse(call, { status, path: call.facts.path });
    } else if (!call && error.code !== 'ECONNRESET' && socket.writable) {
      socket.end(rawAnswer(status, options));
    } else {
      socket.destroy();
    }
  });
  // Node has let go of such a socket: an error that nobody hears would end the process.
  server.on('connect', (_, one) => one.on('error', () => undefined).end(rawAnswer(405, options)));
}

function rawAnswer(status: number, { pack }: Options): string {
  const id = requestId('');
  const answer = errorAnswer({ status, path: '/', requestId: id });
  const security = pack.security(answer);
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `X-Request-Id: ${id}`,
    `Content-Type: ${answer.headers['content-type']}`,
    `Content-Length: ${answer.body.length}`,
    'Connection: close',
    ...(status === 405 ? ['Allow: GET, HEAD'] : []),
    ...security.flatMap((name, at) => (at % 2 ? [] : [`${name}: ${security[at + 1]}`])),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${answer.body.toString()}`;
}

const SHORT_MS = 2;
const MAX_TURNS = 20;
const GRACE_MS = 1000;
const LIMIT_MS = 12_000;
const WAIT_MS = 50;

/** Breaks no answer: a client on an open connection is told before the connection is closed. */
export function createDrain(server: Server, graceMs = GRACE_MS) {
  let ended: Promise<void> | undefined;
  let shut: () => void = () => undefined;
  const isShut = new Promise<void>((resolve) => (shut = resolve));

  async function end(): Promise<void> {
    const started = performance.now();
    await acceptWaiting(started);
    // http's own close() would cut idle connections at once, even with a request on its way.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    shut();
    const look = setInterval(() => {
      const ms = performance.now() - started;
      if (ms > graceMs) server.closeIdleConnections();
      if (ms > LIMIT_MS) server.closeAllConnections();
    }, WAIT_MS);
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
      await sleep(WAIT_MS);
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
