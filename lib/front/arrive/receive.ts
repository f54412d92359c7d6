import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RequestHead, readHead, requestId } from './request-head';

export type RequestFacts = {
  requestId: string;
  method: string;
  /** The query is left out: it may hold a token or what somebody searched for. */
  path: string;
  page: string;
  status: number;
  ms: number;
  bytes: number;
  cache: string;
};

export type Call = {
  request: IncomingMessage;
  response: ServerResponse;
  head: RequestHead;
  facts: Omit<RequestFacts, 'ms' | 'status'>;
};

type Options<E extends { page: string }> = {
  cache: { find: (url: string) => { entry: E; state: string } | undefined };
  files: { ready: (url: string) => E | undefined };
  send: (response: ServerResponse, entry: E, head: RequestHead, requestId: string) => number;
  answer: (call: Call) => Promise<void>;
  isDraining: () => boolean;
  note: (facts: RequestFacts) => void;
  /** Told of a page that was asked for, and is not there. */
  missed: (request: IncomingMessage, facts: { path: string; page: string }) => void;
  session: RegExp;
};

export function createReceive<E extends { page: string }>(options: Options<E>) {
  const { cache, files, send, answer, isDraining, note, missed, session } = options;
  const pending = new WeakMap<Duplex, Call>();

  function receive(request: IncomingMessage, response: ServerResponse): void {
    const started = performance.now();
    const { method = '', url = '' } = request;
    const head = readHead(request.rawHeaders, session);
    const id = requestId(head.requestId);
    // Kept pages are stored under normal addresses, so a page found needs no judging.
    if (head.isOrdinary && (method === 'GET' || method === 'HEAD') && !isDraining()) {
      const found = isCounted(url) ? undefined : cache.find(url);
      const entry = found?.entry ?? files.ready(url);
      if (entry) {
        const bytes = send(response, entry, head, id);
        // The facts are written out, because spreading an object is measurable on so short a path.
        note({
          requestId: id,
          method,
          path: withoutQuery(url),
          page: entry.page,
          status: response.statusCode,
          ms: performance.now() - started,
          bytes,
          cache: found?.state ?? 'file',
        });
        if (response.statusCode === 404 && !head.isPrefetch) {
          missed(request, { path: withoutQuery(url), page: entry.page });
        }
        return;
      }
    }
    const facts = { requestId: id, method, path: url, page: '(none)', bytes: 0, cache: 'none' };
    const call = { request, response, head, facts };
    pending.set(request.socket, call);
    response.once('close', () => {
      // The next call on the connection may have arrived meanwhile.
      if (pending.get(request.socket) === call) pending.delete(request.socket);
      const status = response.writableFinished ? response.statusCode : 499;
      const path = withoutQuery(facts.path);
      note({ ...facts, path, status, ms: performance.now() - started });
      if (status === 404 && !head.isPrefetch) missed(request, { path, page: facts.page });
    });
    void answer(call);
  }

  return {
    receive,
    pendingOn: (socket: Duplex) => pending.get(socket),
  };
}

/** Programs may ask so often and no more, also for what is kept. */
const isCounted = (url: string) => url.startsWith('/api/');

function withoutQuery(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}
