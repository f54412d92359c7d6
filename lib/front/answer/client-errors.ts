import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Call } from '@/lib/front/arrive/receive';
import { requestId } from '@/lib/front/arrive/request-head';
import { errorAnswer } from './error-answer';
import type { Pack } from './pack';

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
      void options.refuse(call, { status, path: call.facts.path });
    } else if (!call && error.code !== 'ECONNRESET' && socket.writable) {
      socket.end(rawAnswer(status, options));
    } else {
      socket.destroy();
    }
  });
  server.on('connect', (_, socket) => socket.end(rawAnswer(405, options)));
}

function rawAnswer(status: number, { pack }: Options): string {
  const id = requestId('');
  const answer = errorAnswer({ status, path: '/', requestId: id });
  const { headers, body } = answer;
  const list = [
    ...['X-Request-Id', id, 'Content-Type', String(headers['content-type'])],
    ...['Content-Length', String(body.length), 'Connection', 'close'],
    ...(status === 405 ? ['Allow', 'GET, HEAD'] : []),
    ...pack.security(answer),
  ];
  const lines = list.flatMap((name, at) => (at % 2 ? [] : [`${name}: ${list[at + 1]}`]));
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body.toString()}`;
}
