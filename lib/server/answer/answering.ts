import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Env } from '@/lib/env';
import { headerText } from './answer';
import { BodyTooLarge } from '@/lib/server/arrive/body-limit';
import { cacheTarget } from '@/lib/server/route/cache-target';
import { clientAddress } from '@/lib/server/arrive/client-address';
import { answerInDevelopment } from '@/lib/server/render/development';
import { Abandoned, createDirect } from '@/lib/server/render/direct-answer';
import type { Dressing } from './dressing';
import { errorAnswer } from './error-answer';
import { examine, isApi, isStaffPath } from '@/lib/server/arrive/guards';
import type { Readiness } from '@/lib/server/observe/health';
import { requestLog } from '@/lib/process/log';
import { maySeeMetrics } from '@/lib/server/observe/metrics-access';
import type { NextApp } from '@/lib/server/start/next-app';
import type { PageCache } from '@/lib/server/cache/page-cache';
import { probe } from '@/lib/server/observe/probes';
import { RenderFailed, failureOf } from '@/lib/server/render/render';
import { Overloaded, type RenderQueue } from '@/lib/server/render/render-queue';
import type { RequestHead } from '@/lib/server/arrive/request-head';
import type { RequestFacts } from '@/lib/server/observe/request-log';
import { sendAnswer, sendEntry } from './send';
import type { RouteMatch } from '@/lib/server/route/site-routes';
import type { StaticFiles } from './static-files';

type Options = {
  next: NextApp;
  env: Pick<Env, 'SITE_URL' | 'TRUSTED_PROXY_HOPS' | 'METRICS_TOKEN'>;
  cache: PageCache;
  queue: RenderQueue;
  dressing: Dressing;
  files?: StaticFiles;
  isUnavailable: (error: unknown) => boolean;
  isDraining: () => boolean;
  /** Resolves when no connection can be opened any more. */
  isShut: Promise<void>;
  metrics: () => Promise<string>;
  readiness: () => Promise<Readiness>;
};

export type Call = {
  request: IncomingMessage;
  response: ServerResponse;
  head: RequestHead;
  /** What the log will say; filled in while the answer comes about. */
  facts: Omit<RequestFacts, 'ms' | 'status'>;
};

type Refusal = { status: number; path: string; headers?: Record<string, string> };

/** Answers whatever is not in memory already. */
export function createAnswering(options: Options) {
  const { next, env, cache, queue, dressing, files, isDraining, isUnavailable } = options;
  const direct = createDirect({ handler: next.handler, siteUrl: env.SITE_URL });
  const probes = {
    readiness: options.readiness,
    isDraining,
    metrics: options.metrics,
  };

  async function answer(call: Call): Promise<void> {
    try {
      await respond(call);
    } catch (error) {
      await fail(call, error).catch(() => call.response.destroy());
    }
  }

  async function respond(call: Call): Promise<void> {
    const { request, facts } = call;
    const verdict = examine(request);
    facts.path = verdict.path;
    if ('refused' in verdict) {
      return refuse(call, { ...verdict, status: verdict.refused });
    }
    const { path, search } = verdict;
    const probed = await probe(path, { ...probes, maySeeMetrics: () => isInsider(request) });
    if (probed) return send(call, probed, path);
    if (isDraining()) {
      await options.isShut;
      return refuse(call, { status: 503, path });
    }
    if (!next.built) {
      const identity = identityOf(call);
      return answerInDevelopment({
        ...call,
        handler: next.handler,
        dressing,
        siteUrl: env.SITE_URL,
        ...identity,
      });
    }
    const file = files?.load(path);
    if (file) return sendKept(call, await file, 'file');
    const match = next.built.routes.match(path);
    if (match) facts.page = match.page;
    else if (path.startsWith('/_next/')) return refuse(call, { status: 404, path });
    return respondFromSite(call, match, path, search);
  }

  async function respondFromSite(
    call: Call,
    match: RouteMatch | undefined,
    path: string,
    search: string,
  ): Promise<void> {
    const { request, head } = call;
    const target = isApi(path) ? undefined : cacheTarget(match, path, search);
    const isNowhere = target?.key.endsWith('/-') ?? false;
    const isNavigation = request.headers.rsc !== undefined;
    // The browser then asks for the whole page, which is kept.
    if (isNowhere && isNavigation) return refuse(call, { status: 404, path });
    if (target && !isNavigation && (isNowhere || !head.hasSession)) {
      const { entry, state } = cache.find(target.key) ?? (await cache.load(target));
      return sendKept(call, entry, state);
    }
    return respondDirectly(call, match, path);
  }

  async function respondDirectly(
    call: Call,
    match: RouteMatch | undefined,
    path: string,
  ): Promise<void> {
    const ask = () => direct({ ...call, path, ...identityOf(call) });
    // A flood of visitors must not keep staff out.
    const isDirect = isApi(path) || isStaffPath(path);
    const answer = isDirect ? await ask() : await queue.run(ask, 'visitor');
    // A handler of ours tells its errors itself: the API as JSON, a form as its page, with the time
    // to come back.
    const isOwnError =
      headerText(answer, 'content-type').startsWith('application/json') ||
      headerText(answer, 'retry-after') !== '';
    const failure = isOwnError ? undefined : failureOf(answer, isUnavailable);
    if (failure) throw failure;
    return send(call, dressing.trim(answer), path);
  }

  async function fail(call: Call, error: unknown): Promise<void> {
    const { response, facts } = call;
    const { path } = facts;
    if (response.headersSent || response.destroyed) return;
    if (error instanceof BodyTooLarge) return refuse(call, { status: 413, path });
    if (error instanceof Overloaded || error instanceof Abandoned) {
      return refuse(call, { status: 503, path });
    }
    const isKnown = error instanceof RenderFailed;
    if (!isKnown || (!error.isReported && error.cause !== undefined)) {
      const err = isKnown ? error.cause : error;
      requestLog(facts.requestId).error({ err, path }, 'request failed');
    }
    const status = isKnown ? error.status : isUnavailable(error) ? 503 : 500;
    return refuse(call, { status, path });
  }

  async function refuse(call: Call, { status, path, headers = {} }: Refusal): Promise<void> {
    const { request, response, facts } = call;
    const isMove = status === 308;
    const body = isMove ? undefined : errorAnswer({ status, path, requestId: facts.requestId });
    const extra = Object.entries(headers).flat();
    if (status === 503) extra.push('Retry-After', '5');
    if (status === 413 || status === 408 || isDraining()) response.shouldKeepAlive = false;
    const given = body ?? { status, headers: {}, body: Buffer.alloc(0) };
    await sendAnswer(request, response, given, {
      ...{ dressing, extra, facts },
      acceptEncoding: call.head.acceptEncoding,
      isBodyComing: status === 413,
    });
  }

  async function send(call: Call, answer: Parameters<typeof sendAnswer>[2], path: string) {
    const { request, response, head, facts } = call;
    if (isDraining()) response.shouldKeepAlive = false;
    facts.path = path;
    await sendAnswer(request, response, answer, {
      ...{ dressing, facts, acceptEncoding: head.acceptEncoding },
    });
  }

  function sendKept(call: Call, entry: Parameters<typeof sendEntry>[1], state: string): void {
    const { response, head, facts } = call;
    if (response.headersSent || response.destroyed) return;
    if (isDraining()) response.shouldKeepAlive = false;
    facts.page = entry.page;
    facts.cache = state;
    facts.bytes = sendEntry(response, entry, head, facts.requestId);
  }

  function identityOf({ request, facts }: Call) {
    const { headers, socket } = request;
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
    return {
      requestId: facts.requestId,
      clientAddress: clientAddress(socket.remoteAddress, forwarded, env.TRUSTED_PROXY_HOPS),
    };
  }

  function isInsider({ socket, headers }: IncomingMessage): boolean {
    return maySeeMetrics({ socketAddress: socket.remoteAddress, headers }, env.METRICS_TOKEN);
  }

  return { answer, refuse };
}
