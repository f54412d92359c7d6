import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { bodyLimit, isApi, isReaderPage } from '@/lib/front/arrive/judge';
import { type NextAnswer, type NextHandler, askNext, headersForNext } from './ask-next';

type Asked = {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  requestId: string;
  clientAddress: string;
};

type Options = { handler: NextHandler; siteUrl: string; timeoutMs?: number };

// This is longer than the server waits for a body, so that a slow sender gets 408 and not 503.
const TIMEOUT_MS = 35_000;

export class BodyTooLarge extends Error {}

export class Abandoned extends Error {}

class Left extends Abandoned {}

export type Pass = (asked: Asked) => Promise<NextAnswer>;

export function createPass({ handler, siteUrl, timeoutMs = TIMEOUT_MS }: Options): Pass {
  return async ({ request, response, path, requestId, clientAddress }) => {
    const identity = { siteUrl, requestId, clientAddress };
    const headers = headersForNext(request.headers, identity, isReaderPage(path));
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(new Abandoned('too slow')), timeoutMs);
    const leave = () => abort.abort(new Left());
    response.once('close', leave);
    const body = hasBody(request) ? limitBody(request, bodyLimit(path)) : undefined;
    body?.once('error', (error) => {
      if (error instanceof BodyTooLarge) abort.abort(error);
    });
    if (!body) {
      delete headers['content-length'];
      delete headers['transfer-encoding'];
    }
    // Next leaves half the headers of a page out when asked for HEAD.
    const method = request.method === 'HEAD' && !isApi(path) ? 'GET' : (request.method ?? 'GET');
    let work: Promise<unknown> = Promise.resolve();
    const watched: NextHandler = (...given) => (work = handler(...given));
    try {
      const question = { method, url: request.url ?? '/', headers, body };
      return await askNext(watched, question, requestId, abort.signal);
    } catch (error) {
      // Next goes on rendering for whoever left, so that their turn is not over.
      if (error instanceof Left) await settled(work, timeoutMs);
      throw error;
    } finally {
      clearTimeout(timer);
      response.off('close', leave);
      body?.destroy();
      // An unread body would block the next request on the connection.
      request.resume();
    }
  };
}

async function settled(work: Promise<unknown>, timeoutMs: number): Promise<void> {
  const abort = new AbortController();
  const { signal } = abort;
  const late = sleep(timeoutMs, undefined, { signal, ref: false });
  await Promise.race([work, late]).catch(() => undefined);
  abort.abort();
  await late.catch(() => undefined);
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
