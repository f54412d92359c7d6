import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { poolUse } from '@/lib/db/connect/watched-pool';
import type { Env } from '@/lib/env';
import { type Call, createAnswering } from '@/lib/server/answer/answering';
import { prepareEntry } from '@/lib/server/cache/cache-entry';
import { answerClientErrors } from './client-errors';
import { contentPolicy } from '@/lib/server/answer/csp';
import { createDrain } from '@/lib/server/start/drain';
import { createDressing } from '@/lib/server/answer/dressing';
import { currentGeneration, onGeneration } from '@/lib/process/generation';
import { keptHeaders } from '@/lib/server/answer/headers';
import { createReadiness } from '@/lib/server/observe/health';
import type { Name } from '@/lib/content/known-names';
import { createMetrics } from '@/lib/server/observe/metrics';
import type { NextApp } from '@/lib/server/start/next-app';
import { PageCache } from '@/lib/server/cache/page-cache';
import { endQuietConnections } from './quiet-connections';
import { createRender } from '@/lib/server/render/render';
import { createRenderQueue } from '@/lib/server/render/render-queue';
import { readHead } from './request-head';
import { requestId } from './request-id';
import {
  type RequestFacts,
  type RequestLogger,
  requestLogger,
} from '@/lib/server/observe/request-log';
import { sendEntry } from '@/lib/server/answer/send';
import { builtSheets, staticFiles } from '@/lib/server/answer/static-files';

type Options = {
  next: NextApp;
  env: Pick<
    Env,
    'SITE_URL' | 'ANALYTICS_ENDPOINT' | 'TRUSTED_PROXY_HOPS' | 'METRICS_TOKEN' | 'isProduction'
  >;
  /** Whether the database answers and is migrated. */
  isReady: () => Promise<boolean>;
  /** Whether anything has the name, or had it once. */
  isKnown: (name: Name) => Promise<boolean>;
  /** Whether an error means that the database does not answer. */
  isUnavailable: (error: unknown) => boolean;
  limits?: Partial<typeof LIMITS>;
  logRequest?: RequestLogger;
};

export type SiteServer = {
  server: Server;
  cache: PageCache;
  /** Stops accepting and resolves when the last answer is out. */
  drain: () => Promise<void>;
};

const LIMITS = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Two timers for each request; endQuietConnections does the same for all of them at once.
  keepAliveTimeout: 0,
  connectionsCheckingInterval: 1000,
};

/** The server in front of Next: every module of this folder, put together. */
export function createSiteServer(options: Options): SiteServer {
  const { next, env, isReady, isUnavailable } = options;
  const isHttps = env.SITE_URL.startsWith('https:');
  const isDev = next.built === undefined;
  const sheets = next.built && builtSheets(next.built.distDir);
  const analyticsEndpoint = env.ANALYTICS_ENDPOINT;
  const policy = contentPolicy({ analyticsEndpoint, isHttps, isDev, sheets });
  const dressing = createDressing({ policy, isHttps, sheets });
  const queue = createRenderQueue();

  let generation = currentGeneration();
  onGeneration((current) => (generation = current));
  const cache = new PageCache({
    render: createRender({ handler: next.handler, siteUrl: env.SITE_URL, isUnavailable }),
    prepare: (given, page) => {
      const answer = dressing.trim(given);
      const headers = [...keptHeaders(answer.headers), ...dressing.security(answer)];
      return prepareEntry(answer, { page, headers });
    },
    isKnown: options.isKnown,
    queue: queue.run,
    generation: () => generation,
  });
  const metrics = createMetrics({
    generation: () => generation,
    cacheSizes: () => cache.sizes(),
    isBypassed: () => cache.isBypassed,
    queue: queue.state,
    pools: poolUse,
  });
  const files = next.built && staticFiles(next.built.distDir, next.built.publicDir, dressing);
  const server = createServer({ ...LIMITS, ...options.limits }, onRequest);
  const { drain, isDraining, isShut } = createDrain(server);
  const logRequest = options.logRequest ?? requestLogger(env.isProduction);
  const pending = new WeakMap<Duplex, Call>();
  endQuietConnections(server, (socket) => pending.has(socket));
  const answering = createAnswering({
    ...{ next, env, cache, queue, dressing, files, isUnavailable, isDraining, isShut },
    metrics: metrics.text,
    readiness: createReadiness(isReady),
  });

  function onRequest(request: IncomingMessage, response: ServerResponse): void {
    const started = performance.now();
    const { method = '', url = '' } = request;
    const head = readHead(request.rawHeaders);
    const id = requestId(head.requestId);
    // What is kept was put there under its normal address: found by the raw one, it needs no guard.
    if (head.isOrdinary && (method === 'GET' || method === 'HEAD') && !isDraining()) {
      const found = cache.find(url);
      const entry = found?.entry ?? files?.ready(url);
      if (entry) {
        const bytes = sendEntry(response, entry, head, id);
        // Written out, not spread: a hit is so short that a copy of its facts would be felt.
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
        return;
      }
    }
    const facts = { requestId: id, method, path: url, page: '(none)', bytes: 0, cache: 'none' };
    const call = { request, response, head, facts };
    pending.set(request.socket, call);
    response.once('close', () => {
      pending.delete(request.socket);
      const status = response.writableFinished ? response.statusCode : 499;
      const path = withoutQuery(facts.path);
      note({ ...facts, path, status, ms: performance.now() - started });
    });
    void answering.answer(call);
  }

  function note(facts: RequestFacts): void {
    metrics.count(facts.page, facts.status, facts.ms, facts.cache);
    logRequest(facts);
  }

  answerClientErrors(server, {
    headersFor: (status, body) =>
      dressing.security({ status, headers: { 'content-type': 'text/html' }, body }),
    pending: (socket) => pending.get(socket),
    refuse: answering.refuse,
  });
  const { upgrade } = next;
  if (upgrade) server.on('upgrade', (request, socket, rest) => void upgrade(request, socket, rest));
  return { server, cache, drain };
}

function withoutQuery(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}
