import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { type Answer } from '@/lib/front/answer/answer';
import { bodyLimit, isApi, isReaderPage } from '@/lib/front/arrive/judge';
import type { Ask } from './ask';
import { type Identity, requestHeaders } from './request-headers';

type Asked = Identity & {
  request: IncomingMessage;
  response: ServerResponse;
  isStreamed?: boolean;
};

// This is longer than the server waits for a body, so that a slow sender gets 408 and not 503.
const TIMEOUT_MS = 35_000;

export class BodyTooLarge extends Error {}

export class Abandoned extends Error {}

export type Pass = ReturnType<typeof createPass>;

/** Hands a request to the application with all that the client said. */
export function createPass(ask: Ask, timeoutMs = TIMEOUT_MS) {
  return async ({ request, response, isStreamed, ...identity }: Asked): Promise<Answer> => {
    const { path } = identity;
    const headers = requestHeaders(request.headers, identity, isReaderPage(path));
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(new Abandoned('too slow')), timeoutMs);
    const body = hasBody(request) ? limitBody(request, bodyLimit(path)) : undefined;
    body?.once('error', (error) => abort.abort(error));
    if (!body) {
      delete headers['content-length'];
      delete headers['transfer-encoding'];
    }
    // Next leaves half the headers of a page out when asked for HEAD.
    const method = request.method === 'HEAD' && !isApi(path) ? 'GET' : (request.method ?? 'GET');
    const question = { method, url: request.url ?? '/', headers, body, isStreamed };
    try {
      // A page goes on being rendered for whoever left, so that their turn is not over.
      const answer = await ask(question, abort.signal);
      const leave = () => answer.stream?.destroy();
      if (response.destroyed) leave();
      response.once('close', leave);
      return answer;
    } finally {
      clearTimeout(timer);
      body?.destroy();
      // An unread body would block the next request on the connection.
      request.resume();
    }
  };
}

function hasBody({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Counts the bytes as they stream, because the announced length may be wrong. */
export function limitBody(body: Readable, limit: number): Readable {
  let seen = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      seen += chunk.length;
      if (seen > limit) done(new BodyTooLarge());
      else done(null, chunk);
    },
  });
  body.once('error', (error) => counted.destroy(error));
  body.once('close', () => {
    if (!body.readableEnded) counted.destroy(new Error('the request was cut off'));
  });
  // Whoever reads the body handles the error; without this listener it would end the process.
  counted.on('error', () => undefined);
  return body.pipe(counted);
}
